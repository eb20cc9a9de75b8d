import type { Db } from '../core/database/db.ts';
import * as store from './store.ts';

/** Appointments of the application, including past ones, whose meetings may still exist at their provider. */
export function findMeetingsOf(db: Db, applicationId: string): Promise<string[]> {
  return store.selectWithMeeting(db, applicationId);
}
