import { isClosed } from '@volante/contract/admission/stages.ts';
import { listApplications } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { findByPhone, readContact } from '../personal-data/personal-data.ts';
import * as store from './store.ts';

/**
 * The application to which a phone's messages belong: the one that staff chose last, else the newest open one, else the newest. The
 * number is E.164. Null for an unknown number.
 */
export async function findApplicationOf(db: Db, phone: string): Promise<string | null> {
  const ids = await findByPhone(db, phone);
  if (ids.length < 2) return ids[0] ?? null;
  const [chosen] = await store.selectChosen(db, ids);
  const listed = await listApplications(db, ids);
  return chosen ?? (listed.find(({ stage }) => !isClosed(stage)) ?? listed[0])?.applicationId ?? null;
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
