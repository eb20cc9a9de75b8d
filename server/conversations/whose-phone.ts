import { isClosed } from '@volante/contract/admission/stages.ts';
import { listApplications } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { findByPhone, readContact } from '../personal-data/personal-data.ts';
import * as store from './store.ts';

/**
 * The application to which a phone's messages belong: the one that staff chose last, else the open one to which it wrote last, else the
 * newest open one, else the newest. The number is E.164. Null for an unknown number.
 */
export async function findApplicationOf(db: Db, phone: string): Promise<string | null> {
  const ids = await findByPhone(db, phone);
  if (ids.length < 2) return ids[0] ?? null;
  const [chosen] = await store.selectChosen(db, ids);
  if (chosen) return chosen;
  const listed = await listApplications(db, ids);
  const open = listed.filter(({ stage }) => !isClosed(stage)).map((listed) => listed.applicationId);
  // Anybody may type any number: naming it doesn't take a conversation over.
  const [heard] = await store.selectHeard(db, open);
  return heard ?? open[0] ?? listed[0]?.applicationId ?? null;
}

/**
 * Whether another open application names the same phone, and staff haven't chosen between them. Then nobody knows whose files and links
 * they are: the other driver may have typed a number that isn't theirs.
 */
export async function isDisputed(db: Db, applicationId: string): Promise<boolean> {
  const { phone } = await readContact(db, applicationId);
  const ids = await findByPhone(db, phone);
  const open = (await listApplications(db, ids)).filter(({ stage }) => !isClosed(stage));
  if (!open.some((other) => other.applicationId !== applicationId)) return false;
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
