import type { VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { findAdvisorOf } from '../../appointments/visits.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { readVisits } from './read-visits.ts';
import { selectVisitChanges, type VisitChangeRow } from './visit-change-store.ts';

const SINCE = 48 * 3_600_000;

/** Recent changes by others to an advisor's visits, newest first; none for an account that isn't linked to an advisor. */
export async function listVisitChanges(deps: DbDeps & ClockDeps, accountId: string): Promise<VisitChange[]> {
  const advisorId = await findAdvisorOf(deps.db, accountId);
  if (advisorId === null) return [];
  const now = deps.now();
  const since = new Date(now.getTime() - SINCE);
  const rows = await selectVisitChanges(deps.db, { advisorId, accountId, since, now });
  const listed = await readVisits(
    deps,
    rows.map(({ visitId }) => visitId),
  );
  const visits = new Map(listed.map((visit) => [visit.id, visit]));
  return rows.flatMap((row) => {
    const visit = visits.get(row.visitId);
    return visit ? [{ id: row.id, at: row.at.toISOString(), kind: kindOf(row, advisorId), by: row.by, visit }] : [];
  });
}

function kindOf({ kind, details }: VisitChangeRow, advisorId: string): VisitChange['kind'] {
  const [from, to] = kind === 'visit_reassigned' ? [details.from, details.to] : [details.takenFrom, details.givenTo];
  if (from === advisorId) return 'taken';
  if (to === advisorId) return 'given';
  if (kind === 'visit_booked') return 'booked';
  return kind === 'visit_cancelled' ? 'cancelled' : 'moved';
}
