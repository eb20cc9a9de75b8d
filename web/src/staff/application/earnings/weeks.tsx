import type { Correction } from '@volante/contract/staff/application.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useKeptFocus } from '../../../lib/keep-focus.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Doubt } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { whyText } from '../../words/why-words.ts';
import { CutOut } from './cut-out.tsx';
import { type PlatformEarnings, type WeekRow, weekName } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

interface WeeksProps {
  applicationId: string;
  of: PlatformEarnings;
  name: string;
  /** False once nothing can be reviewed. */
  isOpen: boolean;
  /** Pending reviews of these earnings. */
  corrections: readonly Correction[];
  /** The week being accepted. */
  busy: string | null;
  onAccept(row: WeekRow): void;
  onOpen(row: WeekRow): void;
}

/**
 * The twelve weeks, newest first: the cropped place, the value read, and the amount that counts; as cards if there is
 * no room for a table.
 */
export function Weeks({ of, name, ...rest }: WeeksProps) {
  const t = useText(earningsTexts);
  return (
    <table className="mt-3 block text-small">
      <caption className="sr-only">{t.weeks(name)}</caption>
      <thead className="block border-b border-line text-tag text-ink-2 @max-[560px]:sr-only">
        <tr className={rowClass}>
          {Object.entries(t.columns).map(([key, label]) => (
            <th key={key} scope="col" className="text-left font-bold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {of.rows.map((row) => (
          <Week key={row.week} of={of} row={row} name={name} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

const rowClass = 'grid gap-x-3 gap-y-1 py-2 @min-[560px]:grid-cols-[112px_152px_84px_minmax(0,1fr)_auto]';

function Week({ of, row, applicationId, isOpen, corrections, busy, onAccept, onOpen }: WeeksProps & { row: WeekRow }) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { amount, counted, readAmount, confidence, mediaId, origin, marks, review } = row;
  const money = (value: number) => formatMoney(value, of.currency, language);
  const week = weekName(row.week, language);
  // Accepting removes its own button.
  const kept = useKeptFocus(review?.at);
  const asked = corrections.find(({ paths }) => paths.includes(`${of.platform}.${row.week}`));
  return (
    <tr
      className={`${rowClass} items-center border-b border-line last:border-b-0 @max-[560px]:grid-cols-[152px_minmax(0,1fr)]`}
    >
      <th scope="row" className="text-left @max-[560px]:col-span-full">
        <b className="block whitespace-nowrap">{week}</b>
        <span className="block text-tag font-normal text-ink-2">{origin ? t.origins[origin] : t.empty}</span>
      </th>
      <td className="@max-[560px]:row-span-2">
        {mediaId ? (
          <button type="button" aria-label={t.seePicture(week)} aria-haspopup="dialog" onClick={() => onOpen(row)}>
            <CutOut key={mediaId} applicationId={applicationId} mediaId={mediaId} box={row.boxes.amount} />
          </button>
        ) : (
          <span className="text-ink-2">{t.noPicture}</span>
        )}
      </td>
      <td className="tabular-nums">
        <span className="text-tag text-ink-2 @min-[560px]:sr-only">{t.columns.read} </span>
        <span translate="no">{readAmount === null ? '–' : money(readAmount)}</span>
        {confidence !== null && (
          <span className="block text-tag text-ink-2">{t.sure(formatPercent(confidence, language))}</span>
        )}
      </td>
      <td className="tabular-nums">
        <span className="text-tag text-ink-2 @min-[560px]:sr-only">{t.columns.counts} </span>
        {amount === null ? (
          <span>–</span>
        ) : (
          <b>{counted === null ? t.nothingCounts : <span translate="no">{money(counted)}</span>}</b>
        )}
        {amount !== null && amount !== counted && (
          <span className="block text-tag text-ink-2">{t.sent(money(amount))}</span>
        )}
      </td>
      <td className="@max-[560px]:order-last @max-[560px]:col-span-full">
        <div {...kept} className="flex flex-wrap items-center gap-1 @min-[560px]:justify-end">
          {isOpen && amount !== null && !review && (
            <Button
              kind="outline"
              aria-label={t.acceptNamed(week)}
              busy={busy === row.week}
              onClick={() => onAccept(row)}
            >
              {t.accept}
            </Button>
          )}
          <Button
            kind="text"
            aria-label={isOpen ? t.reviewNamed(week) : t.seeNamed(week)}
            aria-haspopup="dialog"
            onClick={() => onOpen(row)}
          >
            {isOpen ? t.review : t.see}
          </Button>
        </div>
      </td>
      {(marks.length > 0 || review || asked) && (
        <td className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1">
          {review && <Tag tone={tones[review.decision]}>{t.decisions[review.decision]}</Tag>}
          {asked && <Tag tone="need">{asked.answeredAt ? t.answered : t.askedAgain}</Tag>}
          {review?.reason && <span className="text-ink-2 wrap-anywhere">{review.reason}</span>}
          {marks.map((mark) => (
            <Doubt key={mark.code}>{whyText(mark, language, null)}</Doubt>
          ))}
        </td>
      )}
    </tr>
  );
}

const tones = { accepted: 'ok', corrected: 'need', refused: 'bad' } as const;
