import type { Report } from '@volante/contract/staff/visit.ts';
import { transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { selectCaseFacts } from './case-store.ts';
import { type CaseDeps, PRESENT } from './read-case.ts';
import { showReport } from './show-visit.ts';

/** The current report of a visit. Throws `appointment_not_found`. */
export async function readReport(
  deps: CaseDeps,
  account: StaffAccount,
  applicationId: string,
  visitId: string,
): Promise<Report> {
  const since = new Date(deps.now().getTime() - PRESENT);
  const facts = await transaction(deps, (trx) => selectCaseFacts(trx, applicationId, account.id, since));
  const visit = facts.visits.find((one) => one.id === visitId.toLowerCase());
  const report = visit && showReport(visit);
  if (!report) throw new Problem('appointment_not_found');
  return report;
}
