import type { Currency } from '@volante/contract/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, Sign } from '../../../ui/icon.tsx';
import { isFilled } from '../platform-data.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { weekName } from './week-name.ts';

interface WeekCardProps {
  row: EarningRow;
  currency: Currency;
  /** The screenshot being read will most likely fill it. */
  reading: boolean;
  /** No week is filled yet: the instructions are shown once, above the board. */
  untouched: boolean;
  /** Staff asked the driver to correct it. */
  asked: boolean;
  onOpen: () => void;
}

/** A week on the board: dates, amount and its source. A press opens its actions. */
export function WeekCard({ row, currency, reading, untouched, asked, onOpen }: WeekCardProps) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  const filled = isFilled(row);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className={classes(
        'flex min-h-[74px] w-full flex-col items-start rounded-input px-2.5 py-2 text-left transition-colors duration-150',
        filled && (asked ? 'border border-bad-line bg-bad-soft' : 'border border-ok-line bg-card'),
        !filled && !reading && 'border border-dashed border-field-line bg-card active:bg-brand-soft',
        reading && 'border-2 border-dashed border-brand bg-brand-soft',
      )}
    >
      <span translate="no" className="text-tag font-semibold whitespace-nowrap text-ink-2">
        {weekName(row.earningWeek, language)}
      </span>{' '}
      <span
        className={classes(
          'text-[0.9375rem] leading-[1.5rem] font-bold tracking-tight',
          !filled && !reading && 'text-ink-2',
        )}
      >
        {row.earning !== null ? (
          <span translate="no">{formatMoney(row.earning, currency, language)}</span>
        ) : filled ? (
          t.masked
        ) : reading ? (
          t.reading
        ) : untouched ? (
          <>
            <Icon name="plus" size={18} />
            <span className="sr-only">{`${t.missing} ${t.required}`}</span>
          </>
        ) : (
          <>
            {t.missing} <span className="sr-only">{t.required}</span>
          </>
        )}
      </span>{' '}
      {asked ? (
        <span className="text-small font-bold text-bad-ink">
          <Sign name="warning" />
          {t.asked}
        </span>
      ) : (
        <Origin row={row} currency={currency} />
      )}
      {filled && !asked && row.counted === undefined && <span className="sr-only"> {t.successful}</span>}
    </button>
  );
}

function Origin({ row, currency }: { row: EarningRow; currency: Currency }) {
  const t = useText(uploadTexts);
  const language = useLanguage();
  if (!isFilled(row)) return null;
  if (row.counted !== undefined)
    return (
      <span className="text-small font-bold text-warn-ink">
        {row.counted === null ? t.doesNotCount : t.countsAs(formatMoney(row.counted, currency, language))}
      </span>
    );
  // The applicant's own figures look different from read ones.
  const words = { did_not_work: t.notWorked, correction: t.corrected, typed_from_screenshot: t.typedBeside };
  const own = row.origin && row.origin in words ? words[row.origin as keyof typeof words] : null;
  const by = row.channel && (
    <span className="block text-tag font-normal tracking-tight text-ink-2">{t.by[row.channel]}</span>
  );
  if (own)
    return (
      <span className="text-small tracking-tight text-ink-2">
        <span>{own}</span> {by}
      </span>
    );
  return (
    <span className="text-small font-bold text-ok-ink">
      <Sign name="check" />
      <span>{row.origin === 'widget' ? t.fromWidget : t.read}</span> {by}
    </span>
  );
}
