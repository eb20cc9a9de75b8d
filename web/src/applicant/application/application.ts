import type { Application } from '@volante/contract/admission/application.ts';
import { askNow, keepWritten, queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { requestId } from '../router/address.ts';
import { call } from './call.ts';

/** The application. Screens are shown only after it has loaded, so it is always present. */
export function useApplication(): Application {
  const application = useMaybeApplication();
  if (!application) throw new Error('this screen needs a loaded application');
  return application;
}

/** The application, or undefined on a screen that works without one (an error page). */
export function useMaybeApplication(): Application | undefined {
  return useQuery(applicationQuery(requestId() ?? '')).data;
}

/** The same outside of components. */
export function currentApplication(): Application | undefined {
  return queryClient().getQueryData(applicationQuery(requestId() ?? '').queryKey);
}

/** Fetches the application; concurrent calls share one request. Rejects with `CallError`. */
export function loadApplication(id: string): Promise<Application> {
  return queryClient().fetchQuery({ ...applicationQuery(id), staleTime: 0 });
}

/** Stores the application returned by a write. */
export function storeApplication(application: Application): void {
  keepWritten(applicationQuery(application.id).queryKey, application);
}

/** Fetches it again, after a write that returns something else. */
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
