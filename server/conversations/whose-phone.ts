import { isClosed, type Stage } from '@volante/contract/admission/stages.ts';
import { listApplications } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { findByPhone, readContact } from '../personal-data/personal-data.ts';
import * as store from './store.ts';

// Whose driver has a reason to write: nobody who is rejected loses anything by a number that somebody else names.
function isLive(stage: Stage): boolean {
  return !isClosed(stage) || stage === 'approved';
}

/**
 * The application to which a phone's messages belong: the one that staff chose last, else the open or approved one to which it wrote
 * last, else the newest open one, else the newest. The number is E.164. Null for an unknown number.
 */
export async function findApplicationOf(db: Db, phone: string): Promise<string | null> {
  const ids = await findByPhone(db, phone);
  if (ids.length < 2) return ids[0] ?? null;
  const [chosen] = await store.selectChosen(db, ids);
  if (chosen) return chosen;
  const listed = await listApplications(db, ids);
  // Anybody may type any number: naming it doesn't take a conversation over.
  const live = listed.filter(({ stage }) => isLive(stage)).map((one) => one.applicationId);
  const [heard] = await store.selectHeard(db, live);
  return heard ?? (listed.find(({ stage }) => !isClosed(stage)) ?? listed[0])?.applicationId ?? null;
}

/**
 * Whether another open or approved application names the same phone, and staff haven't chosen between them. Then nobody knows whose
 * files and links they are: one of the drivers may have typed a number that isn't theirs.
 */
export async function isDisputed(db: Db, applicationId: string): Promise<boolean> {
  const { phone } = await readContact(db, applicationId);
  const ids = await findByPhone(db, phone);
  const others = (await listApplications(db, ids)).filter((other) => other.applicationId !== applicationId);
  if (!others.some(({ stage }) => isLive(stage))) return false;
  return (await store.selectChosen(db, ids))[0] !== applicationId;
}

/** Other applications with this one's phone, newest first. */
export async function listOthers(
  db: Db,
  applicationId: string,
): Promise<{ applicationId: string; reference: number }[]> {
  const { phone } = await readContact(db, applicationId);
  const others = (await findByPhone(db, phone)).filter((id) => id !== applicationId);
  return (await listApplications(db, others)).slice(0, 20);
}
