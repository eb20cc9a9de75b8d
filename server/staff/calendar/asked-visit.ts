import { type BookedVisit, findVisit } from '../../appointments/visits.ts';
import type { DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffCaseFile } from '../../core/http/staff/staff-deps.ts';
import { findApplicationOfStaff } from '../queue/revisions.ts';

interface Asked {
  params: { visitId: string };
}

/** The visit named in a call's path. Throws `appointment_not_found`. */
export async function visitOf({ db }: DbDeps, { params }: Asked): Promise<BookedVisit> {
  const visit = await findVisit(db, params.visitId);
  if (!visit) throw new Problem('appointment_not_found');
  return visit;
}

/** Like `visitOf`; the audit entry then names the visit's application. */
export async function enterVisit(deps: DbDeps, call: Asked & { about(application: StaffCaseFile): Promise<void> }) {
  const visit = await visitOf(deps, call);
  const application = await findApplicationOfStaff(deps.db, visit.applicationId);
  if (application) await call.about(application);
  return visit;
}
