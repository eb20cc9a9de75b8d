import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Doubt } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showMoment } from '../../words/moments.ts';
import { whyText } from '../../words/why-words.ts';
import type { PlatformEarnings, WeekRow } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

interface WeekFactsProps {
  row: WeekRow;
  currency: PlatformEarnings['currency'];
  /** On a phone, only the figures and oddities. */
  brief: boolean;
}

/** The read, sent and reviewed values of one week, and its oddities. */
export function WeekFacts({ row, currency, brief }: WeekFactsProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const { amount, counted, readAmount, confidence, origin, review, marks } = row;
  const money = (value: number | null) => (value === null ? '–' : formatMoney(value, currency, language));
  const facts = [
    [t.facts.counts, amount !== null && counted === null ? t.nothingCounts : money(counted), true],
    [t.facts.sent, money(amount), true],
    [t.facts.read, money(readAmount), true],
    [t.facts.confidence, confidence === null ? '–' : formatPercent(confidence, language), false],
    [t.facts.origin, origin ? t.origins[origin] : t.empty, false],
  ] as const;
  return (
    <div className="mb-3 text-small">
      <dl className="grid gap-1">
        {facts.map(([name, value, isFigure]) => (
          <div key={name} className={`grid grid-cols-[110px_1fr] gap-2 ${brief && !isFigure ? 'max-desk:hidden' : ''}`}>
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="font-semibold tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {review && (
        <p className="mt-2">
          <Tag tone={review.decision === 'accepted' ? 'ok' : review.decision === 'refused' ? 'bad' : 'need'}>
            {t.decisions[review.decision]}
          </Tag>{' '}
          <span>{t.reviewedBy(review.by.name, showMoment(review.at, language))}</span>
          {review.reason && <span className="block text-ink-2 wrap-anywhere">{review.reason}</span>}
        </p>
      )}
      {marks.length > 0 && (
        <ul className="mt-2">
          {marks.map((mark) => (
            <li key={mark.code}>
              <Doubt>{whyText(mark, language, null)}</Doubt>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
