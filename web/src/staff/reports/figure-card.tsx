import type { ReportName, ReportRows } from '@volante/contract/staff/reports/rows.ts';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../../lib/call/call.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
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

interface FigureTableRow {
  /** Where names are not unique. */
  id?: string | undefined;
  name: string;
  /** What is counted in this row. */
  to?: string;
  cells: readonly string[];
}

interface FigureTableProps {
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly FigureTableRow[];
}

/** Reports with their names; on a phone, tables of more than three columns are cards. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const isWide = useWide();
  const [first, ...others] = columns;
  if (!isWide && columns.length > 3) return <FigureCards caption={caption} columns={others} rows={rows} />;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-tag text-ink-2">
          <th scope="col" className="py-1.5 pr-2 text-left font-bold">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="py-1.5 pl-2 text-right font-bold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, to, cells }) => (
          <tr key={id ?? name} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 pr-2 text-left font-semibold">
              {to === undefined ? name : <FigureLink to={to}>{name}</FigureLink>}
            </th>
            {cells.map((cell, n) => (
              <td key={others[n]} className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads from a figure to what it counts, or to what it depends on. */
export function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      href={to}
      className="inline-flex items-center font-bold text-brand-ink underline max-desk:min-h-12 max-desk:min-w-12"
    >
      {children}
    </Link>
  );
}

function FigureCards({ caption, columns, rows }: FigureTableProps) {
  return (
    <ul aria-label={caption} className="grid gap-2">
      {rows.map(({ id, name, cells }) => (
        <li key={id ?? name} className="rounded-input border border-line px-3 py-2 text-small">
          <h3 className="font-semibold">{name}</h3>
          <dl className="mt-1 flex flex-wrap gap-x-4">
            {cells.map((cell, n) => (
              <div key={columns[n]} className="flex min-w-max flex-[1_1_45%] justify-between gap-2">
                <dt className="text-ink-2">{columns[n]}</dt>
                <dd className="font-semibold whitespace-nowrap tabular-nums">{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
