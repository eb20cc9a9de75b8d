import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Chart } from './chart.tsx';
import { FigureCard } from './figure-card.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FigurePeriod } from './period.ts';
import { figureTexts } from './texts.ts';

/** At which steps drivers stop. */
export function DropOff({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).dropOff;
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <FigureCard name="drop-off" title={t.title} note={t.note} period={period}>
      {(rows) => (
        <>
          <Chart
            rows={rows.map(({ step, reached, done }) => ({ name: t.steps[step], values: { reached, done } }))}
            series={[
              { key: 'reached', label: t.reached, look: 'outlined' },
              { key: 'done', label: t.done, look: 'solid' },
            ]}
            show={number}
          />
          <FigureTable
            caption={t.title}
            columns={[t.step, t.reached, t.done, t.stayed]}
            rows={rows.map(({ step, reached, done }) => ({
              name: t.steps[step],
              cells: [number(reached), number(done), number(reached - done)],
            }))}
          />
        </>
      )}
    </FigureCard>
  );
}
