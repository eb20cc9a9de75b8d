import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { reportEndpoints as calls } from '@volante/contract/staff/report/report-calls.ts';
import { MAX_REPORT_IMAGES } from '@volante/contract/staff/report/report-rules.ts';
import { reachOf } from '@volante/contract/staff/roles.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BookedVisit } from '../../appointments/visits.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import type { Commit } from '../../core/http/staff/call-transaction.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { receiveUpload } from '../../media/receive-upload.ts';
import { keepFiles } from '../../media/upload.ts';
import { selectApplicationFacts } from '../application/facts-store.ts';
import { type ApplicationDeps, PRESENT } from '../application/read-application.ts';
import { showReport } from '../application/show-visit.ts';
import { visitOf } from '../calendar/read-visits.ts';
import { attachImage, finishReport, reopenReport, saveReport } from './report.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const show =
    (account: StaffAccount, visit: BookedVisit) =>
    (within: ApplicationDeps): Promise<Report> =>
      readReport(within, account, visit.applicationId, visit.id);

  serveStaff(app, deps, calls.saveReport, async (call) => {
    const visit = await visitOf(deps, call);
    const { revision: _, ...fields } = call.body;
    call.note({ fields: Object.keys(fields) });
    return call.transaction((within) => saveReport(within, call.account, visit, call.body), show(call.account, visit));
  });
  serveStaff(app, deps, calls.addReportImage, async (call) => {
    const visit = await visitOf(deps, call);
    return addImage(deps, call.account, visit, call.request, (change) =>
      call.transaction(change, show(call.account, visit)),
    );
  });
  serveStaff(app, deps, calls.finishReport, async (call) => {
    const visit = await visitOf(deps, call);
    call.note({ outcome: call.body.outcome });
    return call.transaction(
      (within) => finishReport(within, call.account, visit, call.body),
      show(call.account, visit),
    );
  });
  serveStaff(app, deps, calls.reopenReport, async (call) => {
    const visit = await visitOf(deps, call);
    call.note({ reason: call.body.reason });
    return call.transaction(
      (within) => reopenReport(within, call.account, visit, call.body.reason),
      show(call.account, visit),
    );
  });
}

/** The current report of a visit. Throws `appointment_not_found`. */
async function readReport(
  deps: ApplicationDeps,
  account: StaffAccount,
  applicationId: string,
  visitId: string,
): Promise<Report> {
  const since = new Date(deps.now().getTime() - PRESENT);
  const facts = await transaction(deps, (trx) =>
    selectApplicationFacts(trx, reachOf(account), applicationId, account.id, since),
  );
  const visit = facts.visits.find((visit) => visit.id === visitId.toLowerCase());
  const report = visit && showReport(visit);
  if (!report) throw new Problem('appointment_not_found');
  return report;
}

const limits = { files: 1, fileBytes: MAX_FILE_BYTES, parts: ['file'] };

/** Receives a picture and adds it to the report in the call's transaction. Throws the refusals of uploads, and those for a report that isn't a draft. */
async function addImage<Data>(
  deps: Deps,
  account: StaffAccount,
  visit: BookedVisit,
  request: FastifyRequest,
  commit: Commit<Data>,
): Promise<Data> {
  const { applicationId } = visit;
  const form = await receiveUpload(deps, request, { application: { applicationId } }, limits);
  const rules = { type: 'home_visit_evidence', join: false, byStaff: true } as const;
  return keepFiles(deps, applicationId, form, rules, (keep) =>
    commit(async ({ db }) => {
      const [file] = await keep(db);
      if (file) await attachImage(deps, db, account, visit, { mediaId: file.id, most: MAX_REPORT_IMAGES });
    }),
  ).finally(form.drop);
}
