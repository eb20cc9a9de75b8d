import { type Query, type QueryKey, ReadStore } from '../../lib/reads/read-store.ts';
import { type Answer, type ShownQuery, useQueriesOf, useQueryOf } from '../../lib/reads/use-query.ts';
import { inBrowser, perVisit } from '../../lib/visit.ts';

export { keepPreviousData } from '../../lib/reads/use-query.ts';

/** What screens read besides the application itself; `call` repeats what passes by itself, so nothing is repeated here. */
export const queries = new ReadStore(perVisit(() => new Map()));

/** A question by itself, for whoever shows, changes or asks for the same thing. */
export function queryOptions<Data>(query: ShownQuery<Data>): ShownQuery<Data> & { queryKey: QueryKey<Data> } {
  return query;
}

export function useQuery<Data>(query: ShownQuery<Data>): Answer<Data> {
  return useQueryOf(queries, query);
}

export function useQueries<Data>({ queries: several }: { queries: readonly Query<Data>[] }) {
  return useQueriesOf(queries, several);
}

if (inBrowser) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') queries.refreshShown();
  });
  addEventListener('online', () => queries.refreshShown());
}
