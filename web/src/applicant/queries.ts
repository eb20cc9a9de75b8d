import { QueryClient, useQuery as useAnyQuery, useQueries as useManyQueries } from '@tanstack/react-query';

export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * What screens read besides the application itself. Only screens that read more fetch this file: the first screens do without
 * react-query, so there is no provider and the hooks below know their client.
 */
export const queries = new QueryClient({
  // `call` repeats what passes by itself, so nothing is repeated here.
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});

export const useQuery = ((options: never) => useAnyQuery(options, queries)) as typeof useAnyQuery;
export const useQueries = ((options: never) => useManyQueries(options, queries)) as typeof useManyQueries;
