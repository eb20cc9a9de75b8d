import type { ReportName, ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { type ReactElement, type ReactNode, useId } from 'react';
import { addressOf } from '../../lib/call/call.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { showMoment } from '../words/moments.ts';
import type { FigurePeriod } from './period-bar.tsx';
import { figureTexts } from './texts.ts';

interface Report<Name extends ReportName> {
  rows: ReportRows[Name][];
  asOf: string | null;
}

const figuresOf = <Name extends ReportName>(name: Name, query: Record<string, string>) =>
  queryOptions({
    queryKey: ['figures', name, query],
    queryFn: ({ signal }) =>
      call('GET /reports/{name}', { params: { name }, query: query as never, signal }) as Promise<Report<Name>>,
    placeholderData: keepPreviousData,
  });

interface FigureCardProps<Name extends ReportName> {
  name: Name;
  title: string;
  note?: ReactNode;
  /** What it says without rows, if not that there is nothing in the period. */
  none?: string;
  period: FigurePeriod;
  /** Shows the rows; there is at least one. */
  children(rows: ReportRows[Name][]): ReactElement;
}

/** One report: its age, its figures, and a download button. */
export function FigureCard<Name extends ReportName>({
  name,
  title,
  note,
  none,
  period,
  children,
}: FigureCardProps<Name>) {
  const t = useText(figureTexts);
  const language = useLanguage();
  const heading = useId();
  const { from, to, country } = period;
  const query = { from, to, ...(country && { country }) };
  const { data, error, refetch } = useQuery(figuresOf(name, query));
  const file = addressOf('/staff/reports/{name}.csv', { name }, query);
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-card p-4">
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-big font-extrabold">
          {title}
        </h2>
        <a href={file} download aria-label={t.csvOf(title)} className={buttonClass('outline')}>
          {t.csv}
        </a>
      </div>
      {note && <p className="text-small text-ink-2">{note}</p>}
      {data?.asOf && <p className="text-tag text-ink-2">{t.asOf(showMoment(data.asOf, language))}</p>}
      <div className="mt-3">
        <NotLoaded data={data} error={error} onAgain={refetch} className="h-56" label={t.loading} />
        {data && data.rows.length === 0 && <p className="py-4 text-ink-2">{data.asOf ? (none ?? t.none) : t.notYet}</p>}
        {data && data.rows.length > 0 && children(data.rows)}
      </div>
    </section>
  );
}
