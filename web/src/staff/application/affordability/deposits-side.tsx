import { isStatement } from '@volante/contract/documents/rules.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type {
  Affordability,
  FoundDeposit,
  LookedThrough,
  PlatformWeek,
} from '@volante/contract/staff/affordability/affordability.ts';
import { payoutDays, uncoveredOf } from '@volante/contract/staff/affordability/work-out.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateRange, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FramedPicture } from '../../controls/pictures/framed-picture.tsx';
import { PagePlace } from '../../controls/pictures/page-place.tsx';
import { showDay } from '../../words/moments.ts';
import { pageAddress } from '../application.ts';
import { nameAmong } from '../document-words.ts';
import { besideTexts } from './beside-texts.ts';

interface DepositsSideProps {
  application: ReviewerApplication;
  of: PlatformWeek;
  name: string;
  statements: Affordability['statements'];
}

/** A week's deposits as the statements show them and, unless they are all there, where they were looked for. */
export function DepositsSide({ application, of, name, statements }: DepositsSideProps) {
  const t = useText(besideTexts);
  const { deposits } = of;
  if (!deposits) return null;
  return (
    <section aria-label={t.statements} className="min-w-0">
      <h3 className="mb-1 text-small font-bold">{t.statements}</h3>
      {deposits.found.length > 0 && (
        <ul className="mb-4 grid gap-4">
          {deposits.found.map((deposit) => (
            <li key={depositKey(deposit)}>
              <Deposit
                application={application}
                of={deposit}
                bank={statements?.find(({ mediaId }) => mediaId === deposit.mediaId)?.bank ?? null}
              />
            </li>
          ))}
        </ul>
      )}
      {deposits.state !== 'match' && (
        <LookedThroughList application={application} week={of.week} name={name} statements={statements} />
      )}
    </section>
  );
}

/** Distinguishes the deposits of one week. */
export const depositKey = ({ mediaId, page, date, box, amountMinor }: FoundDeposit) =>
  `${mediaId} ${page} ${date} ${box?.[1] ?? amountMinor}`;

interface DepositProps {
  application: ReviewerApplication;
  of: FoundDeposit;
  bank: string | null;
}

/** A deposit's row, cut out of its page, or the whole page with a frame around the row. */
function Deposit({ application, of, bank }: DepositProps) {
  const t = useText(besideTexts);
  const language = useLanguage();
  const { box, mediaId, page, type } = of;
  const [isWhole, setWhole] = useState(!box);
  const documentName = nameAmong(application.documents, type, language);
  const amount = formatMoney(of.amountMinor / 100, of.currency, language);
  const value = `${amount} · ${showDay(of.date, language)}`;
  const src = pageAddress(application.applicationId, mediaId, page, 'full');
  return (
    <figure>
      <figcaption className="mb-1 text-small">
        <b translate="no" className="tabular-nums">
          {value}
        </b>
        <span className="block text-ink-2">{[...(bank ? [bank] : []), documentName, t.page(page)].join(' · ')}</span>
      </figcaption>
      {isWhole || !box ? (
        <FramedPicture
          src={src}
          name={t.pageOf(documentName, page)}
          boxes={{ deposit: box ?? null }}
          none={t.noPlace}
        />
      ) : (
        <PagePlace src={src} name={t.place(value, documentName)} box={box} />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {box && (
          <Button
            kind="outline"
            aria-label={isWhole ? t.onlyRowOf(value) : t.wholePageOf(value)}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.onlyRow : t.wholePage}
          </Button>
        )}
        <Link
          href={`/applications/${application.applicationId}/review/${type}`}
          aria-label={t.openDocumentOf(documentName)}
          className={buttonClass('text')}
        >
          {t.openDocument}
        </Link>
      </div>
    </figure>
  );
}

interface LookedThroughListProps {
  application: ReviewerApplication;
  week: string;
  name: string;
  statements: Affordability['statements'];
}

/** In which statements a week's deposits were looked for, which days they show, and which nobody could see. */
function LookedThroughList({ application, week, name, statements }: LookedThroughListProps) {
  const t = useText(besideTexts);
  const language = useLanguage();
  if (!statements) return <p className="text-small text-ink-2">{t.notRecorded}</p>;
  const days = payoutDays(week);
  const uncovered = uncoveredOf(days, statements);
  const unread = application.documents.filter(
    ({ type, hasFile }) => isStatement(type) && hasFile && !statements.some((read) => read.type === type),
  );
  const nameOf = ({ type, bank }: Pick<LookedThrough, 'type' | 'bank'>) =>
    [nameAmong(application.documents, type, language), ...(bank ? [bank] : [])].join(' · ');
  const range = (all: readonly string[]) => formatDateRange(all[0] ?? '', all.at(-1) ?? '', language);
  return (
    <div className="grid gap-1 text-small">
      {statements.length === 0 ? <p>{t.noStatements}</p> : <p>{t.lookedFor(name, range(days))}</p>}
      <ul className="grid gap-1 pl-4 [&>li]:list-disc">
        {statements.map((read) => (
          <li key={`${read.type} ${read.mediaId}`}>
            {read.days
              ? t.covers(nameOf(read), formatDateRange(read.days.from, read.days.to, language))
              : t.coversUnknown(nameOf(read))}
          </li>
        ))}
        {unread.map(({ type }) => (
          <li key={type}>{t.notReadYet(nameOf({ type, bank: null }))}</li>
        ))}
      </ul>
      {statements.length > 0 && (
        <p>{uncovered.length > 0 ? t.notCoveredDays(runsOf(uncovered).map(range).join(', ')) : t.allCovered}</p>
      )}
    </div>
  );
}

/** Days in order, as runs of neighbours. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && addDays(before, 1) === day) last.push(day);
    else runs.push([day]);
  }
  return runs;
}
