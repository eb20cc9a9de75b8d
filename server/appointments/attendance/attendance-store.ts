import type { Attendance, RehearsalResult } from '@volante/contract/appointments/attendance.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import type { VisitRow } from '../store.ts';

export interface RehearsalRow {
  checks: RehearsalResult;
  browser: string;
  at: Date;
}

export async function updateAttendance(
  trx: Trx,
  id: string,
  attendance: Attendance | null,
  at: Date,
): Promise<VisitRow> {
  const row = await trx
    .updateTable('appointments')
    .set({ attendance, attendance_at: attendance && at, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as VisitRow;
}

export async function writeRehearsal(
  trx: Trx,
  visit: Pick<VisitRow, 'id' | 'application_id'>,
  { checks, browser, at }: RehearsalRow,
): Promise<RehearsalRow> {
  const values = { checks: JSON.stringify(checks), browser, at };
  return trx
    .insertInto('call_rehearsals')
    .values({ appointment_id: visit.id, application_id: visit.application_id, ...values })
    .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(values))
    .returning(['checks', 'browser', 'at'])
    .executeTakeFirstOrThrow();
}

export async function selectRehearsal(db: Db, visitId: string): Promise<RehearsalRow | null> {
  const row = db
    .selectFrom('call_rehearsals')
    .select(['checks', 'browser', 'at'])
    .where('appointment_id', '=', visitId);
  return (await row.executeTakeFirst()) ?? null;
}
