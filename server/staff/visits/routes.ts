import { reportEndpoints as calls } from '@volante/contract/staff/report/report-calls.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import type { FastifyInstance } from 'fastify';
import type { BookedVisit } from '../../appointments/visits.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { enterVisit, visitOf } from '../calendar/asked-visit.ts';
import { selectCaseFacts } from '../case/case-store.ts';
import { type CaseDeps, PRESENT } from '../case/read-case.ts';
import { showReport } from '../case/show-visit.ts';
import { finishReport, reopenReport, saveReport } from './report.ts';
import { addImage } from './report-image.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const known = { find: (call: Parameters<typeof visitOf>[1]) => visitOf(deps, call) };
  const show =
    (account: StaffAccount, visit: BookedVisit) =>
    (within: CaseDeps): Promise<Report> =>
      readReport(within, account, visit.applicationId, visit.id);

  serveStaff(app, deps, calls.saveReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    const { revision: _, ...fields } = call.body;
    call.note({ fields: Object.keys(fields) });
    return call.transaction((within) => saveReport(within, call.account, visit, call.body), show(call.account, visit));
  });
  serveStaff(app, deps, calls.addReportImage, known, async (call) => {
    const visit = await enterVisit(deps, call);
    return addImage(deps, call.account, visit, call.request, (change) =>
      call.transaction(change, show(call.account, visit)),
    );
  });
  serveStaff(app, deps, calls.finishReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    call.note({ outcome: call.body.outcome });
    return call.transaction(
      (within) => finishReport(within, call.account, visit, call.body),
      show(call.account, visit),
    );
  });
  serveStaff(app, deps, calls.reopenReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    call.note({ reason: call.body.reason });
    return call.transaction(
      (within) => reopenReport(within, call.account, visit, call.body.reason),
      show(call.account, visit),
    );
  });
}

/** The current report of a visit. Throws `appointment_not_found`. */
async function readReport(
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
