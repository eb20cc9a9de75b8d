import {
  type DataTag,
  type DefaultError,
  type FetchQueryOptions,
  notifyManager,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { inBrowser, perVisit } from './visit.ts';

export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How long data counts as fresh, in ms. */
const FRESH = 30_000;

// Answers are shown at once, without waiting for a timer.
notifyManager.setScheduler(queueMicrotask);

/** All data that screens read besides the application: one client per browser, or per server-rendered page. */
export const queryClient = perVisit(() => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        gcTime: Number.POSITIVE_INFINITY,
        // `call` itself retries transient failures, and knows when there is no network.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  // From here on data is fetched again when the person returns to the page or the network comes back.
  if (inBrowser) client.mount();
  return client;
});

export function useQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  return useQueryOf(options, queryClient());
}

/** Stores the result of a write. A read that started before the write never overwrites it. */
export function keepWritten<Data>(
  queryKey: DataTag<QueryKey, Data, DefaultError>,
  data: NoInfer<Data> | ((before: NoInfer<Data> | undefined) => NoInfer<Data> | undefined),
): void {
  const client = queryClient();
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey as QueryKey, data);
}

/** Fetches now. A fetch already in progress is cancelled and gets this result too. */
export function askNow<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, DefaultError, Data, Key>,
): Promise<Data> {
  const client = queryClient();
  const whole = client.defaultQueryOptions(options);
  return client.getQueryCache().build(client, whole).fetch(whole, { cancelRefetch: true });
}

/** Invalidates a group of queries: those on screen are fetched again, even if their first fetch is still in progress. */
export function callOld(filters?: QueryFilters): Promise<void> {
  const client = queryClient();
  for (const query of client.getQueryCache().findAll(filters)) {
    if (query.state.data !== undefined || query.state.fetchStatus === 'idle') continue;
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
  return client.invalidateQueries(filters);
}

/** Queries used by the server-rendered screen that have no data yet. */
export function missingQueries(): FetchQueryOptions[] {
  const cache = queryClient().getQueryCache();
  const missing = cache.findAll({ predicate: ({ state }) => state.data === undefined });
  // The next render makes the request with its own options.
  for (const query of missing) cache.remove(query);
  const options = missing.map((query) => query.options as UseQueryOptions);
  return options.filter(({ enabled = true }) => enabled === true) as FetchQueryOptions[];
}

/** All data by key, for the server-rendered page. A read still in progress has no data: the browser starts it again. */
export function dumpQueries(): [key: QueryKey, data: unknown][] {
  return queryClient()
    .getQueriesData({})
    .filter(([, data]) => data !== undefined);
}

/** Stores the data that a server-rendered page carries. */
export function takeIn(reads: readonly (readonly [key: QueryKey, data: unknown])[]): void {
  for (const [key, data] of reads) queryClient().setQueryData(key, data);
}

if (inBrowser) {
  // A page restored from the back/forward cache shows the state in which it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void callOld();
  });
}
