import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countries } from '@volante/contract/countries/index.ts';
import { type Stringifier, stringify } from 'csv-stringify';
import type { ClockDeps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { endOfDay, firstMoment } from '../days.ts';
import type { Place } from './audit-store.ts';

/** How many rows of a table are in memory at the same time. */
const ROWS_AT_ONCE = 500;
/** The log covers all countries; its days are those of the head office. */
export const { zone } = countries.mx;

/** The moments of two days, both included. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    from: from === undefined ? undefined : firstMoment(from, zone),
    to: to === undefined ? undefined : (endOfDay(to, zone) ?? undefined),
  };
}

/** What a part of a table begins after, and before which moment it ends. */
interface Part {
  to: Date;
  after: Place | undefined;
  limit: number;
}

/** All rows up to now, or to an earlier moment, page by page. */
export async function* allRows<Row extends Place>(
  deps: ClockDeps,
  to: Date | undefined,
  read: (part: Part) => Promise<Row[]>,
  show: (rows: Row[]) => Promise<unknown[][]>,
): AsyncGenerator<unknown[]> {
  // What is written during the download isn't included, since it has to end.
  const end = new Date(Math.min(to?.getTime() ?? Number.POSITIVE_INFINITY, deps.now().getTime() + 1));
  for (let after: Place | undefined; ; ) {
    const rows = await read({ to: end, after, limit: ROWS_AT_ONCE });
    yield* await show(rows);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = { at: last.at, id: last.id };
  }
}

/** Rows as a CSV file, with a byte order mark by which spreadsheets recognize UTF-8; nothing in it acts as a formula. */
export function csvFile(
  deps: ClockDeps,
  name: string,
  columns: string[],
  rows: () => AsyncIterable<unknown[]>,
): FileAnswer {
  const stream = () => {
    const table = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows', header: true, columns });
    // A failure ends the response in the middle, which browsers show as a failed download.
    pipeline(Readable.from(rows()), table).catch(() => undefined);
    return table satisfies Stringifier;
  };
  const on = deps.now().toISOString().slice(0, 10);
  return new FileAnswer(stream, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${on}.csv"`,
    'cache-control': 'no-store',
  });
}
