import { applicationIn } from '@volante/contract/admission/testing/test-application.ts';
import type { Application } from '@volante/contract/application.ts';
import { storeApplication } from '../application/application.ts';
import { actFor } from '../application/call.ts';
import { proveBy } from '../application/limited/prove-here.ts';
import { openWith } from '../navigation/address.ts';
import { nameScreens } from '../navigation/screens.ts';
import { routes } from '../router/routes.ts';

nameScreens(routes);
proveBy(() => import('../devices/proof-dialog.tsx').then(({ openProof }) => openProof()));

/**
 * A new Mexican application with its contact data and a test's changes. Its id is unique across test files, because
 * they share the browser's storage, and a file stored late in one test must not be restored in another.
 */
export function applicationOf(change: Partial<Application> = {}): Application {
  const id = crypto.randomUUID();
  const created = applicationIn('created', { country: change.country ?? 'mx', contact: true });
  const person = { firstName: 'María José', lastName: 'Núñez Ávila', email: 'maria@example.com' };
  return { ...created, id, personalData: { ...created.personalData, ...person }, ...change };
}

/** Opens the page for this application, as the entry does. */
export function openApplication(application: Application): Application {
  openWith(application.id);
  actFor(application.id);
  storeApplication(application);
  return application;
}

/** Resolves once everything rendered so far is painted: the second frame begins after the first one was painted. */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
