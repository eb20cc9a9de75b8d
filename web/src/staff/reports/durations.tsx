import type { Stage } from '@volante/contract/admission/stages.ts';
import { numberFormat } from '@volante/contract/fields/formats.ts';
import type { ReportRows, WaitedFor } from '@volante/contract/staff/reports/rows.ts';
import { formatNumber } from '../../lib/format.ts';
import { type Language, locales, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { stageWords } from '../words/stage-words.ts';
import { Chart } from './chart.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { type FigureTexts, figureTexts } from './texts.ts';

type Row = ReportRows['durations'];

/** How long stages take, and whom applications wait for. */
export function Durations({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).durations;
  const stages = useText(stageWords);
  return (
    <FigureCard name="durations" title={t.title} note={t.note} period={period}>
      {(rows) => {
        const waits = rows.filter(({ of }) => of === 'waiting');
        return (
          <>
            <DurationFigures
              rows={rows.filter(({ of }) => of === 'stage')}
              caption={t.title}
              head={[t.stage, t.count]}
              nameOf={(name) => stages[name as Stage]}
            />
            {waits.length > 0 && (
              <>
                <h3 className="mt-4 text-small font-bold">{t.waiting}</h3>
                <p className="mb-2 text-small text-ink-2">{t.waitingNote}</p>
                <DurationFigures
                  rows={waits}
                  caption={t.waiting}
                  head={[t.whom, t.applications]}
                  nameOf={(name) => t.waitedFor[name as WaitedFor]}
                />
              </>
            )}
          </>
        );
      }}
    </FigureCard>
  );
}

interface DurationFiguresProps {
  rows: readonly Row[];
  caption: string;
  head: readonly [name: string, count: string];
  nameOf(name: Row['name']): string;
}

function DurationFigures({ rows, caption, head, nameOf }: DurationFiguresProps) {
  const t = useText(figureTexts);
  const language = useLanguage();
  const show = (minutes: number) => showDuration(minutes, t, language);
  return (
    <>
      <Chart
        rows={rows.map(({ name, median, p90 }) => ({ name: nameOf(name), values: { median, p90 } }))}
        series={[
          { key: 'median', label: t.durations.median, look: 'solid' },
          { key: 'p90', label: t.durations.p90, look: 'hatched' },
        ]}
        show={show}
      />
      <FigureTable
        caption={caption}
        columns={[...head, t.durations.median, t.durations.p90]}
        rows={rows.map(({ name, count, median, p90 }) => ({
          name: nameOf(name),
          cells: [formatNumber(count, language), show(median), show(p90)],
        }))}
      />
    </>
  );
}

/** `25 min`, `5.5 h`, `3 d`. */
function showDuration(minutes: number, t: FigureTexts, language: Language): string {
  const number = (value: number) => numberFormat(locales[language], { maximumFractionDigits: 1 }).format(value);
  if (minutes < 60) return t.minutes(number(minutes));
  return minutes < 48 * 60 ? t.hours(number(minutes / 60)) : t.days(number(minutes / 60 / 24));
}
