import type { InfiniteData } from '@tanstack/react-query';
import type { Filters } from '@volante/contract/staff/queue.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { callOld, queryClient, useQuery } from '../../lib/queries.ts';
import { giveTo, toggledOwn } from '../application/assign.tsx';
import { usePages } from '../controls/pages.tsx';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { askedOf, writeFilters } from './filters.ts';

type Page = StaffApi['GET /applications']['result'];
type Pages = InfiniteData<Page, string | null>;

const PAGE = 50;
/** Interval of the check for new rows, in ms. */
const EVERY = 20_000;

/** The rows of a list, a page at a time. Once shown they stay in place until the person reloads the list. */
export function useRows(filters: Filters, text: string) {
  const queryKey = keyOf(filters, text);
  const list = usePages({
    queryKey,
    read: (from, signal) => readPage(filters, text, from, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // The list is refetched when the person returns to it.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { items: rows } = list;
  const news = useNews(filters, text, list.first?.asOf ?? null, rows, list.hasNextPage);
  /** Reads the list again from its first page. */
  const showNews = () => queryClient().resetQueries({ queryKey, exact: true });
  return { ...list, rows, news, showNews };
}

/**
 * The number of additional rows the list would show if it were read now. If the list has further pages, changed rows
 * may be on them, so only applications that began to wait since then count as new.
 */
function useNews(filters: Filters, text: string, asOf: string | null, rows: readonly Row[], goesOn: boolean): number {
  const newest: Filters = { ...filters, sort: 'updatedAt', direction: 'desc' };
  const { data } = useQuery({
    queryKey: ['news', writeFilters(newest)],
    queryFn: ({ signal }) => readPage(newest, '', {}, signal),
    enabled: text === '' && asOf !== null,
    refetchInterval: unlessLive(EVERY),
    staleTime: 0,
  });
  if (!data || asOf === null || text !== '') return 0;
  const shown = new Set(rows.map(({ applicationId }) => applicationId));
  const isNew = (row: Row) => (goesOn ? row.waitingSince : row.updatedAt) > asOf;
  return data.items.filter((row) => isNew(row) && !shown.has(row.applicationId)).length;
}

function readPage(filters: Filters, text: string, from: { cursor?: string }, signal: AbortSignal): Promise<Page> {
  const page = { ...askedOf(filters, text), ...from };
  if (text === '') return call('GET /applications', { query: { ...page, limit: String(PAGE) }, signal });
  return call('POST /applications/search', { body: { q: text, ...page, limit: PAGE }, signal });
}

function keyOf(filters: Filters, text: string): readonly unknown[] {
  return ['rows', writeFilters(filters), text];
}

/** Changes a row in place, in every list that shows it. */
function keepRow(applicationId: string, change: Partial<Row>): void {
  queryClient().setQueriesData<Pages>({ queryKey: ['rows'] }, (data) => {
    const changed = (row: Row) => (row.applicationId === applicationId ? { ...row, ...change } : row);
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}

/** Reads again what shows these applications: each list keeps its rows until the new ones are there. */
export function refreshRows(ids: readonly string[]): void {
  for (const queryKey of [['rows'], ['news'], ['counts']]) void callOld({ queryKey });
  void queryClient().invalidateQueries({ predicate: ({ queryKey: [, id] }) => ids.includes(String(id)) });
}

/** Gives a row to an account, or frees it. */
export async function giveRow(row: Row, to: string | null): Promise<void> {
  const given = await giveTo(row, to, () => void showWhoHas(row));
  if (given) keepRow(row.applicationId, { assignee: given.assignee, revision: given.revision });
}

/** Assigns a row to oneself, or unassigns one's own. */
export function toggleOwn(row: Row): Promise<void> {
  return giveRow(row, toggledOwn(row));
}

/** Shows in the list who was faster. It uses the search, which doesn't count as reading the application. */
async function showWhoHas({ applicationId }: Row): Promise<void> {
  const found = await call('POST /applications/search', { body: { q: applicationId, limit: 1 } }).catch(() => null);
  const [row] = found?.items ?? [];
  if (row?.applicationId === applicationId) keepRow(applicationId, row);
}
