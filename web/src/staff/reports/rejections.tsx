import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { RejectionReason } from '@volante/contract/documents/rules.ts';
import type { ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FigureTable } from '../controls/figure-table.tsx';
import { staffDocumentName } from '../words/document-names.ts';
import { groundWords } from '../words/stage-words.ts';
import { Chart } from './chart.tsx';
import { FigureCard } from './figure-card.tsx';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

type Row = ReportRows['rejections'];

/** Why applications and documents are rejected. */
export function Rejections({ period }: { period: FigurePeriod }) {
  const t = useText(figureTexts).rejections;
  return (
    <FigureCard name="rejections" title={t.title} period={period}>
      {(rows) => (
        <>
          <Applications rows={rows.filter(({ of }) => of === 'application')} />
          <Documents rows={rows.filter(({ of }) => of === 'paper')} />
        </>
      )}
    </FigureCard>
  );
}

function Applications({ rows }: { rows: readonly Row[] }) {
  const t = useText(figureTexts).rejections;
  const grounds = useText(groundWords);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const named = rows.map(({ reason, count }) => ({
    name: reason === 'not_named' ? t.notNamed : grounds[reason as RejectionGround],
    count,
  }));
  return (
    <>
      <h3 className="text-small font-bold">{t.applications}</h3>
      <p className="mb-2 text-small text-ink-2">{t.applicationsNote}</p>
      <Counts caption={t.applications} head={t.reason} rows={named} language={language} />
    </>
  );
}

function Documents({ rows }: { rows: readonly Row[] }) {
  const t = useText(figureTexts).rejections;
  const language = useLanguage();
  if (rows.length === 0) return null;
  const named = rows.map(({ type, reason, count }) => {
    const why = reason === 'not_named' ? t.notNamed : rejectionWords[language][reason as RejectionReason];
    return { name: `${type ? capital(staffDocumentName(type, language)) : ''}: ${why}`, count };
  });
  return (
    <>
      <h3 className="mt-4 mb-2 text-small font-bold">{t.documents}</h3>
      <Counts caption={t.documents} head={t.document} rows={named} language={language} />
    </>
  );
}

interface CountsProps {
  caption: string;
  head: string;
  rows: readonly { name: string; count: number }[];
  language: 'es' | 'en';
}

/** Maximum number of bars in a chart. */
const MOST_BARS = 8;

function Counts({ caption, head, rows, language }: CountsProps) {
  const t = useText(figureTexts).rejections;
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <Chart
        rows={rows.slice(0, MOST_BARS).map(({ name, count }) => ({ name, values: { count } }))}
        series={[{ key: 'count', label: t.count, look: 'solid' }]}
        show={number}
      />
      <FigureTable
        caption={caption}
        columns={[head, t.count]}
        rows={rows.map(({ name, count }) => ({ name, cells: [number(count)] }))}
      />
    </>
  );
}
