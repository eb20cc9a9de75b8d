import { type Stage, stages } from '@volante/contract/admission/stages.ts';
import type { ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth, formatNumber, formatPercent } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { stageWords } from '../words/stage-words.ts';
import { Chart } from './chart.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

type Row = ReportRows['funnel'];

/** How many applications reached each stage. */
export function Funnel({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).funnel;
  return (
    <FigureCard name="funnel" title={t.title} note={t.note} period={period}>
      {(rows) => <FunnelFigures rows={rows} />}
    </FigureCard>
  );
}

function FunnelFigures({ rows }: { rows: readonly Row[] }) {
  const t = useText(figureTexts).funnel;
  const words = useText(stageWords);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const sum = (stage: Stage) => rows.reduce((total, { reached }) => total + reached[stage], 0);
  const opened = sum('created');
  const sums = stages.map((stage) => ({ name: words[stage], count: sum(stage) }));
  return (
    <>
      <Chart
        rows={sums.map(({ name, count }) => ({ name, values: { count } }))}
        series={[{ key: 'count', label: t.count, look: 'solid' }]}
        show={number}
      />
      <FigureTable
        caption={t.title}
        columns={[t.stage, t.count, t.share]}
        rows={sums.map(({ name, count }) => ({
          name,
          cells: [number(count), formatPercent(opened === 0 ? 0 : count / opened, language)],
        }))}
      />
      <h3 className="mt-4 mb-1 text-small font-bold">{t.byMonth}</h3>
      <FigureTable
        caption={t.byMonth}
        columns={[t.month, words.created, t.sent, words.approved, words.rejected]}
        rows={rows.map(({ month, country, reached }) => ({
          name: `${capital(formatMonth(month, language))} · ${countryWords[language][country]}`,
          cells: (['created', 'risk_analysis', 'approved', 'rejected'] as const).map((stage) => number(reached[stage])),
        }))}
      />
    </>
  );
}

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
