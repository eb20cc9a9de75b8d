import type { Db } from '../core/database/db.ts';
import * as store from './store.ts';

/** Appointments of the application whose meetings their provider may still have, past ones among them. */
export function findMeetingsOf(db: Db, applicationId: string): Promise<string[]> {
  return store.selectWithMeeting(db, applicationId);
}
