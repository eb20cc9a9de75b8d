import { Link } from 'wouter';
import { useWide } from '../../lib/wide.ts';

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
          <dl className="mt-1 flex flex-wrap gap-x-3">
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
