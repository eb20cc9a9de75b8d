import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { Chart } from './chart.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

/** Visits of each advisor. */
export function Advisors({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).advisors;
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <FigureCard name="advisors" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <>
          <Chart
            rows={rows.map(({ advisor, booked, held, missed }) => ({
              name: advisor.name,
              values: { booked, held, missed },
            }))}
            series={[
              { key: 'booked', label: t.booked, look: 'outlined' },
              { key: 'held', label: t.held, look: 'solid' },
              { key: 'missed', label: t.missed, look: 'hatched' },
            ]}
            show={number}
          />
          <FigureTable
            caption={t.title}
            columns={[t.advisor, t.booked, t.held, t.missed, t.cancelled]}
            rows={rows.map(({ advisor, booked, held, missed, cancelled }) => ({
              name: advisor.name,
              cells: [booked, held, missed, cancelled].map(number),
            }))}
          />
        </>
      )}
    </FigureCard>
  );
}

/** Each reviewer's work, and how often somebody else disagreed. */
export function Reviewers({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).reviewers;
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <FigureCard name="reviewers" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <>
          <Chart
            rows={rows.map(({ reviewer, approved, rejected }) => ({
              name: reviewer?.name ?? t.shell,
              values: { approved, rejected },
            }))}
            series={[
              { key: 'approved', label: t.approved, look: 'solid' },
              { key: 'rejected', label: t.rejected, look: 'hatched' },
            ]}
            show={number}
          />
          <FigureTable
            caption={t.title}
            columns={[t.reviewer, t.approved, t.rejected, t.weeks, t.corrections, t.disagreed]}
            rows={rows.map(({ reviewer, ...row }) => ({
              id: reviewer?.id,
              name: reviewer?.name ?? t.shell,
              cells: [
                ...[row.approved, row.rejected, row.weeks, row.corrections].map(number),
                t.ofAgain(number(row.disagreed), number(row.reviewedAgain), row.reviewedAgain),
              ],
            }))}
          />
        </>
      )}
    </FigureCard>
  );
}
