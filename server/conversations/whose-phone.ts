import { isClosed } from '@volante/contract/admission/closing.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { listApplications } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile, KeyDeps } from '../core/deps.ts';
import { findByPhone, readContact } from '../personal-data/personal-data.ts';
import { isPrintOf, listProved } from '../personal-data/proved-phone.ts';
import * as store from './store.ts';

// Whose driver has a reason to write: nobody who is rejected loses anything by a number that somebody else names.
function isLive(application: Pick<ApplicationFile, 'stage' | 'closed'>): boolean {
  return !isClosed(application) || application.stage === 'approved';
}

/**
 * The application to which a phone's messages belong: of the open and approved ones that which staff chose last, else, before all of
 * those of which it is surely the driver's own, the one to which it wrote last, else the newest open one, else the newest. The number
 * is E.164. Null for an unknown number.
 */
export async function findApplicationOf(db: Db, phone: string): Promise<string | null> {
  const ids = await findByPhone(db, phone);
  if (ids.length < 2) return ids[0] ?? null;
  const listed = await listApplications(db, ids);
  const live = listed.filter(isLive);
  const [chosen] = await store.selectChosen(db, idsOf(live));
  if (chosen) return chosen;
  const proved = await listProved(db, ids);
  // Anybody may type any number: naming it doesn't take a conversation over.
  const own = live.filter(({ applicationId }) => proved.includes(applicationId));
  const among = own.length > 0 ? own : live;
  const [heard] = await store.selectHeard(db, idsOf(among));
  return heard ?? (among.find((application) => !isClosed(application)) ?? among[0] ?? listed[0])?.applicationId ?? null;
}

/**
 * `sure`: the number is the driver's own. `unproved`: they typed it, and it may be somebody else's. `disputed`: another open or
 * approved application has proved the same number, and staff haven't chosen between them.
 */
export type Standing = 'sure' | 'unproved' | 'disputed';

export async function standingOf(db: Db, applicationId: string): Promise<Standing> {
  if ((await listProved(db, [applicationId])).length === 0) return 'unproved';
  const rivals = await rivalsOf(db, applicationId);
  if (rivals.length === 0) return 'sure';
  const [chosen] = await store.selectChosen(db, [applicationId, ...idsOf(rivals)]);
  return chosen === applicationId ? 'sure' : 'disputed';
}

/** The other open and approved applications that have proved the same number. */
export async function rivalsOf(db: Db, applicationId: string) {
  const { phone } = await readContact(db, applicationId);
  const proved = await listProved(db, await findByPhone(db, phone));
  const listed = await listApplications(db, proved);
  return listed.filter((other) => other.applicationId !== applicationId && isLive(other));
}

const idsOf = (applications: readonly Pick<ApplicationFile, 'applicationId'>[]) =>
  applications.map(({ applicationId }) => applicationId);

/** The same for a message: one from a number that the driver has changed since is nobody's. */
export async function standingOfMessage(deps: KeyDeps, db: Db, message: SentFrom): Promise<Standing> {
  return (await isFromPresentNumber(deps, db, message)) ? standingOf(db, message.application_id) : 'unproved';
}

type SentFrom = Pick<store.MessageRow, 'application_id' | 'sender_print'>;

export async function isFromPresentNumber(
  { keys }: KeyDeps,
  db: Db,
  { application_id, sender_print }: SentFrom,
): Promise<boolean> {
  const { phone } = await readContact(db, application_id);
  return sender_print === null || isPrintOf(keys, sender_print, phone);
}

/** Other applications of these countries with this one's phone, newest first. */
export async function listOthers(
  db: Db,
  reach: Reach,
  applicationId: string,
): Promise<{ applicationId: string; reference: number }[]> {
  const { phone } = await readContact(db, applicationId);
  const others = (await findByPhone(db, phone)).filter((id) => id !== applicationId);
  return (await listApplications(db, others)).filter(({ country }) => reach.includes(country)).slice(0, 20);
}
