import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

type Page = StaffApi['GET /audit']['result'];

const names = ['account', 'about', 'application', 'kind', 'from', 'to', 'direction'] as const;
/** The audit log's filters, kept in the page's address. */
export type AuditFilters = { [Name in (typeof names)[number]]?: string };

export function readFilters(query: string): AuditFilters {
  const given = new URLSearchParams(query);
  return Object.fromEntries(names.flatMap((name) => (given.get(name) ? [[name, given.get(name)]] : [])));
}

export function writeFilters(filters: AuditFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

/** The log, page by page. */
export function useEntries(filters: AuditFilters) {
  return useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, readonly unknown[], string | null>({
    queryKey: ['audit', filters],
    // The address may hold anything: the server says what is wrong with it.
    queryFn: ({ pageParam, signal }) =>
      call('GET /audit', { query: { ...filters, ...(pageParam && { cursor: pageParam }) } as object, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export const sealQuery = queryOptions({
  queryKey: ['audit', 'seal'],
  queryFn: ({ signal }) => call('GET /audit/seal', { signal }),
  staleTime: 0,
});

/** The application that somebody means; null: none, or several. */
export async function findApplication(q: string): Promise<{ id: string; count: number } | null> {
  const { items } = await call('POST /applications/search', { body: { q, limit: 2 } });
  return items[0] ? { id: items[0].applicationId, count: items.length } : null;
}
