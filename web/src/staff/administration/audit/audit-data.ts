import { queryOptions } from '../../../lib/queries.ts';
import { usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';

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
  return usePages({
    queryKey: ['audit', filters],
    // The URL may contain anything; the server reports invalid values.
    read: (from, signal) => call('GET /audit', { query: { ...filters, ...from } as object, signal }),
    staleTime: 0,
  });
}

export const sealQuery = queryOptions({
  queryKey: ['audit', 'seal'],
  queryFn: ({ signal }) => call('GET /audit/seal', { signal }),
  staleTime: 0,
});

/** The application that matches the text; null if none or several do. */
export async function findApplication(q: string): Promise<{ id: string; count: number } | null> {
  const { items } = await call('POST /applications/search', { body: { q, limit: 2 } });
  return items[0] ? { id: items[0].applicationId, count: items.length } : null;
}
