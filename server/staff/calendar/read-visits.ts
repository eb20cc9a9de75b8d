import type { Attendance } from '@volante/contract/appointments/attendance.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { MAX_VISIT_DAYS } from '@volante/contract/staff/calendar/calendar-rules.ts';
import type { Hold, ListedVisit, VisitChange } from '@volante/contract/staff/calendar/visit-calls.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { everyCountry, type Reach } from '@volante/contract/staff/roles.ts';
import type { Visit } from '@volante/contract/staff/visit.ts';
import { hasAdvisor } from '../../appointments/advisors/advisors.ts';
import { type BookedVisit, findAdvisorOf, findVisit, listHolds } from '../../appointments/visits.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { showVisit } from '../application/show-visit.ts';
import { type ListedVisitFacts, selectVisits, selectVisitsOn } from '../application/visit-facts-store.ts';
import { firstMoment } from '../days.ts';
import { selectVisitChanges, type VisitChangeRow } from './visit-change-store.ts';

type CalendarDeps = DbDeps & ClockDeps;

interface Asked {
  from: string;
  to: string;
  advisor?: string | undefined;
}

/**
 * The visits on these days in their country's zone. Throws a 422 at `to` if it is before `from` or too many days after it, and at
 * `advisor` for an unknown one.
 */
export async function listVisits(
  deps: CalendarDeps,
  reach: Reach,
  { from, to, advisor }: Asked,
): Promise<{ items: ListedVisit[]; holds: Hold[] }> {
  if (to < from || to > addDays(from, MAX_VISIT_DAYS - 1)) throw brokenRules(brokenRule('to', 'invalid_value'));
  await refuseUnknownAdvisor(deps, 'advisor', advisor);
  const days = reach.map((country) => {
    const { zone } = countries[country];
    return { country, from: firstMoment(from, zone), to: firstMoment(addDays(to, 1), zone) };
  });
  const items = (await selectVisitsOn(deps.db, reach, days, advisor)).map(showListed);
  const holds = await listHolds(deps, reach, advisor);
  return { items, holds };
}

/** Those of these visits that are of applications in these countries, by their start. */
export async function readVisits(deps: DbDeps, reach: Reach, ids: readonly string[]): Promise<ListedVisit[]> {
  return (await selectVisits(deps.db, reach, ids)).map(showListed);
}

/** A visit that the caller has found already. Throws `appointment_not_found`. */
export async function readVisit(deps: DbDeps, id: string): Promise<Visit> {
  const [visit] = await readVisits(deps, everyCountry, [id]);
  if (!visit) throw new Problem('appointment_not_found');
  return visit;
}

/** Throws a 422 at `path` if there is no advisor with this id. */
export async function refuseUnknownAdvisor(deps: DbDeps, path: string, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await hasAdvisor(deps.db, id))) throw brokenRules(brokenRule(path, 'invalid_value'));
}

function showListed({ application_id, visit, ...row }: ListedVisitFacts): ListedVisit {
  const { country, name, phone } = row;
  return { ...showVisit(application_id, visit), name, reference: showReference(row.reference), phone, country };
}

const SINCE = 48 * 3_600_000;

/** Recent changes by others to an advisor's visits, newest first; none for an account that isn't linked to an advisor. */
export async function listVisitChanges(
  deps: DbDeps & ClockDeps,
  reach: Reach,
  accountId: string,
): Promise<VisitChange[]> {
  const advisorId = await findAdvisorOf(deps.db, accountId);
  if (advisorId === null) return [];
  const now = deps.now();
  const since = new Date(now.getTime() - SINCE);
  const rows = await selectVisitChanges(deps.db, { advisorId, accountId, since, now });
  const listed = await readVisits(
    deps,
    reach,
    rows.map(({ visitId }) => visitId),
  );
  const visits = new Map(listed.map((visit) => [visit.id, visit]));
  return rows.flatMap((row) => {
    const visit = visits.get(row.visitId);
    return visit ? [{ id: row.id, at: row.at.toISOString(), kind: kindOf(row, advisorId), by: row.by, visit }] : [];
  });
}

function kindOf({ kind, details }: VisitChangeRow, advisorId: string): VisitChange['kind'] {
  if (kind === 'visit_attendance') return details.attendance as Attendance | 'on_time';
  const [from, to] = kind === 'visit_reassigned' ? [details.from, details.to] : [details.takenFrom, details.givenTo];
  if (from === advisorId) return 'taken';
  if (to === advisorId) return 'given';
  if (kind === 'visit_booked') return 'booked';
  return kind === 'visit_cancelled' ? 'cancelled' : 'moved';
}

/** The visit named in a call's path. Throws `appointment_not_found`. */
export async function visitOf({ db }: DbDeps, { params }: { params: { visitId: string } }): Promise<BookedVisit> {
  const visit = await findVisit(db, params.visitId);
  if (!visit) throw new Problem('appointment_not_found');
  return visit;
}
