import type { Application } from '@volante/contract/application.ts';
import { useSyncExternalStore } from 'react';
import { keepValue } from '../../lib/kept-value.ts';
import { perVisit } from '../../lib/visit.ts';
import { requestId } from '../navigation/address.ts';
import { call } from './call.ts';

const kept = perVisit(() =>
  keepValue<Application>((id) => call('GET /public/admission/requests/{id}', { params: { id } }), requestId),
);

/** The application. Screens are shown only after it has loaded, so it is always present. */
export function useApplication(): Application {
  const application = useMaybeApplication();
  if (!application) throw new Error('this screen needs a loaded application');
  return application;
}

/** The application, or undefined on a screen that works without one (an error page). */
export function useMaybeApplication(): Application | undefined {
  return useSyncExternalStore(kept().subscribe, currentApplication, currentApplication);
}

/** The same outside of components. */
export function currentApplication(): Application | undefined {
  return kept().get(requestId() ?? '');
}

/** Calls the listener whenever the application has changed. Returns an unsubscribe function. */
export function onApplication(listener: () => void): () => void {
  return kept().subscribe(listener);
}

/** Fetches the application; concurrent calls share one request. Rejects with `CallError`. */
export function loadApplication(id: string): Promise<Application> {
  return kept().load(id);
}

/** Stores the application returned by a write. */
export function storeApplication(application: Application): void {
  kept().write(application.id, application);
}

/** Fetches it again, after a write that returns something else. */
export async function reloadApplication(): Promise<Application> {
  const id = requestId();
  if (!id) throw new Error('no application to load');
  return kept().askNow(id);
}
