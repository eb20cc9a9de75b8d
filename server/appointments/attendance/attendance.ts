import { type Attendance, openAttendances, type RehearsalResult } from '@volante/contract/appointments/attendance.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { applicant, recordEvent } from '../../applications/events.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { selectVisit, type VisitRow } from '../store.ts';
import * as store from './attendance-store.ts';

type AttendanceDeps = DbDeps & ClockDeps;
type Keep = (trx: Trx, visit: VisitRow) => Promise<void>;

/**
 * Stores what the driver says about coming to the visit with this id. The advisor sees it at once; the visit stays until the driver
 * moves or cancels it. Throws `appointment_not_found`, also once the visit was reported; `attendance_not_open`, `application_closed`.
 */
export function sayAttendance(
  deps: AttendanceDeps,
  { applicationId }: Pick<ApplicationFile, 'applicationId'>,
  { id, attendance }: { id: string; attendance: Attendance | 'on_time' },
  keep: Keep,
): Promise<VisitRow> {
  return transaction(deps, async (trx) => {
    const visit = await lockVisit(deps, trx, applicationId, id);
    const said = attendance === 'on_time' ? null : attendance;
    if (said === visit.attendance) return visit;
    if (said && !openAttendances(visit.starts_at, deps.now()).includes(said)) throw new Problem('attendance_not_open');
    const changed = await store.updateAttendance(trx, visit.id, said, deps.now());
    await recordEvent(trx, applicationId, applicant, 'visit_attendance', { appointment: visit.id, attendance });
    await keep(trx, changed);
    return changed;
  });
}

/** Stores how a rehearsal went, in place of the one before. Throws `appointment_not_found` and `application_closed`. */
export function saveRehearsal(
  deps: AttendanceDeps,
  { applicationId }: Pick<ApplicationFile, 'applicationId'>,
  { id, checks, browser }: { id: string; checks: RehearsalResult; browser: string },
): Promise<store.RehearsalRow> {
  return transaction(deps, async (trx) => {
    const visit = await lockVisit(deps, trx, applicationId, id);
    return store.writeRehearsal(trx, visit, { checks, browser, at: deps.now() });
  });
}

/** The rehearsal of a visit; null if there was none. */
export function findRehearsal({ db }: DbDeps, visitId: string): Promise<store.RehearsalRow | null> {
  return store.selectRehearsal(db, visitId);
}

async function lockVisit(deps: ClockDeps, trx: Trx, applicationId: string, id: string): Promise<VisitRow> {
  refuseWhenClosed(await lockApplication(trx, applicationId));
  const visit = await selectVisit(trx, applicationId, deps.now());
  if (visit?.id !== id) throw new Problem('appointment_not_found');
  return visit;
}
