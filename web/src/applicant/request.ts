import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Application } from '@volante/contract/application.ts';
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

/** The application, or nothing on a screen that can be shown without one (an error page). */
export function useMaybeRequest(): Application | undefined {
  const id = requestId();
  return useQuery({ ...requestQuery(id ?? ''), enabled: id !== null }).data;
}

/** Keeps the application that a write answered with. */
export function storeRequest(application: Application): void {
  queries.setQueryData(requestQuery(application.id).queryKey, application);
}

/** Asks the server again, where a write answers something else. */
export function reloadRequest(): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['request', requestId()] });
}
