import { hasRole } from '@volante/contract/staff/roles.ts';
import { type BookedVisit, findAdvisorOf, findVisit } from '../../appointments/visits.ts';
import type { DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';

/**
 * A visit that the account may report: reviewers any, advisors their own. While neither the account nor the visit's advisor is
 * bound to the other side, the visit is anybody's. Throws `role_refused` and `appointment_not_found`.
 */
export async function findOwnVisit({ db }: DbDeps, account: StaffAccount, visitId: string): Promise<BookedVisit> {
  const visit = await findVisit(db, visitId);
  if (!hasRole(account.role, 'reviewer')) {
    const advisor = await findAdvisorOf(db, account.id);
    const isOwn = advisor === null ? (visit?.advisorAccount ?? null) === null : visit?.advisorId === advisor;
    if (!isOwn) throw new Problem('role_refused');
  }
  if (!visit) throw new Problem('appointment_not_found');
  return visit;
}
