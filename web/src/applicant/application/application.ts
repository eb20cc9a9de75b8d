import type { Application } from '@volante/contract/admission/application.ts';
import { askNow, keepWritten, queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { requestId } from '../router/address.ts';
import { call } from './call.ts';

/** The application. Screens are shown only after it was loaded, so it is always there. */
export function useApplication(): Application {
  const application = useMaybeApplication();
  if (!application) throw new Error('this screen needs a loaded application');
  return application;
}

/** The application, or nothing on a screen that can be shown without one (an error page). */
export function useMaybeApplication(): Application | undefined {
  return useQuery(applicationQuery(requestId() ?? '')).data;
}

/** The same outside of components. */
export function currentApplication(): Application | undefined {
  return queryClient().getQueryData(applicationQuery(requestId() ?? '').queryKey);
}

/** Asks the server; who asks while the answer is on its way gets the same one. Fails with `CallError`. */
export function loadApplication(id: string): Promise<Application> {
  return queryClient().fetchQuery({ ...applicationQuery(id), staleTime: 0 });
}

/** Keeps the application that a write answered with. */
export function storeApplication(application: Application): void {
  keepWritten(applicationQuery(application.id).queryKey, application);
}

/** Asks the server again, where a write answers something else. */
export async function reloadApplication(): Promise<Application> {
  const id = requestId();
  if (!id) throw new Error('no application to load');
  return askNow(applicationQuery(id));
}

function applicationQuery(id: string) {
  return queryOptions({
    queryKey: ['application', id],
    queryFn: () => call('GET /public/admission/requests/{id}', { params: { id } }),
    // Screens never load it first: the entry does, and decides by it. They follow what changes, and news when the applicant comes back.
    enabled: (query) => query.state.data !== undefined,
    refetchOnMount: false,
  });
}
