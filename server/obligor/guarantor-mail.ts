import { isClosed } from '@volante/contract/admission/closing.ts';
import { readApplication } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import type { ConfigDeps, DbDeps } from '../core/deps.ts';
import type { AskedGuarantor } from '../notifications/notify-guarantor.ts';
import { selectGuarantor } from './guarantor-store.ts';
import { shortName } from './guarantor-view.ts';
import * as store from './invitation-store.ts';

/** The address of a guarantor's page. */
export const guarantorUrl = ({ config }: ConfigDeps, requestId: string) =>
  `${config.PUBLIC_URL}/guarantor?id=${requestId}`;

/** The contact data that an invited guarantor gave; null before they agree. */
export async function findGuarantorContact(
  db: Db,
  applicationId: string,
): Promise<{ name: string; email: string; phone: string } | null> {
  const live = await store.selectLive(db, applicationId);
  const found = live?.answer === 'agreed' ? await selectGuarantor(db, live.id) : null;
  return found?.given ?? null;
}

/**
 * The guarantor who is asked and hasn't answered, for a message; null if there is none, once the application is closed, or while links
 * aren't mailed.
 */
export async function findAskedGuarantor(
  deps: DbDeps & ConfigDeps,
  applicationId: string,
): Promise<AskedGuarantor | null> {
  if (deps.config.LINK_BY_MAIL === 'off') return null;
  const live = await store.selectLive(deps.db, applicationId);
  const found = live?.answer === null ? await selectGuarantor(deps.db, live.id) : null;
  if (!live || !found || isClosed(await readApplication(deps.db, applicationId))) return null;
  return {
    invitationId: live.id,
    firstName: live.first_name,
    email: live.email,
    phone: live.phone,
    asker: shortName(found.asker),
    url: guarantorUrl(deps, live.request_id),
  };
}
