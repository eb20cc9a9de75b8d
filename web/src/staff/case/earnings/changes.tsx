import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { PlatformEarnings, WeekRow } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

interface ChangesProps {
  currency: PlatformEarnings['currency'];
  /** The week as it was when the review began. */
  before: WeekRow;
  now: WeekRow;
}

/** Changes by somebody else to a week under review. */
export function Changes({ currency, before, now }: ChangesProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? t.empty : formatMoney(amount, currency, language));
  const counts = ({ counted }: WeekRow) => (counted === null ? t.nothingCounts : money(counted));
  const decision = ({ review }: WeekRow) =>
    review ? `${t.decisions[review.decision]} (${review.by.name})` : t.unreviewedWord;
  const facts = [
    [t.facts.sent, money(before.amount), money(now.amount)],
    [t.facts.counts, counts(before), counts(now)],
    [t.decisionName, decision(before), decision(now)],
  ] as const;
  const changed = facts.filter(([, was, is]) => was !== is);
  return (
    <Notice tone="warn" title={t.changedTitle} live>
      <ul className="my-1 font-semibold">
        {changed.map(([name, was, is]) => (
          <li key={name}>{t.changedFact(name, was, is)}</li>
        ))}
        {changed.length === 0 && <li>{t.sameWeek}</li>}
      </ul>
      <p>{t.changedLead}</p>
    </Notice>
  );
}
