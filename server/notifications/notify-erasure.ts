import { readApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { languageFor, notify, type Outbox } from './notify.ts';

/**
 * Notifies the driver of the day (`yyyy-mm-dd`) on which the idle application is erased. From that day on it isn't sent any more.
 */
export async function notifyErasure(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { on, expiresAt }: { on: string; expiresAt: Date },
): Promise<void> {
  const { country } = await readApplication(trx, applicationId);
  const language = await languageFor(trx, applicationId, null, country);
  const about = `erasure_ahead ${on}`;
  await notify(deps, trx, { applicationId, kind: 'erasure_ahead', about, language, detail: on, expiresAt });
}
