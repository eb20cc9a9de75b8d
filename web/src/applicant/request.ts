import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application } from '@volante/contract/application.ts';
import { useSyncExternalStore } from 'react';
import { call } from '../lib/call.ts';
import { requestId } from './address.ts';

/** `call` repeats what passes by itself, so nothing is repeated here. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});

/** The query of the application as a whole; its key is `['request', id]`. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => call('GET /public/admission/requests/{id}', { params: { id }, signal }),
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The application. Screens are shown only after it was loaded, so it is always there. */
export function useRequest(): Application {
  const request = useMaybeRequest();
  if (!request) throw new Error('this screen needs a loaded request');
  return request;
}

/**
 * The application, or nothing on a screen that can be shown without one (an error page). Read from the cache without an
 * observer of react-query, which would weigh 3 KB on every first load.
 */
export function useMaybeRequest(): Application | undefined {
  return useSyncExternalStore(onChange, cached);
}

/** Keeps the application that a write answered with. */
export function storeRequest(application: Application): void {
  queries.setQueryData(requestQuery(application.id).queryKey, application);
}

/** Asks the server again, where a write answers something else. */
export async function reloadRequest(): Promise<void> {
  const id = requestId();
  if (id) await queries.fetchQuery({ ...requestQuery(id), staleTime: 0 });
}

/** Looks for news whenever the applicant comes back to the page; a failure leaves what is shown. */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    const id = requestId();
    if (id && document.visibilityState === 'visible') queries.prefetchQuery(requestQuery(id));
  });
}

// The cache also tells of queries that are born while a screen is drawn, when nothing may be drawn anew.
const onChange = (listener: () => void) =>
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.query.queryKey[0] === 'request') listener();
  });

function cached(): Application | undefined {
  const id = requestId();
  return id ? queries.getQueryData(requestQuery(id).queryKey) : undefined;
}
