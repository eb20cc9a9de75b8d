import { reportEndpoints as calls } from '@volante/contract/staff/report-calls.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import type { FastifyInstance } from 'fastify';
import { type BookedVisit, findVisit } from '../../appointments/visits.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount, StaffCaseFile } from '../../core/http/staff/staff-deps.ts';
import { readReport } from '../case/read-report.ts';
import { findApplicationOfStaff } from '../queue/revisions.ts';
import { finishReport, reopenReport, saveReport } from './report.ts';
import { addImage } from './report-image.ts';

interface Asked {
  account: StaffAccount;
  params: { visitId: string };
  about(application: StaffCaseFile): void;
}

export function register(app: FastifyInstance, deps: Deps): void {
  async function findKnown(visitId: string): Promise<BookedVisit> {
    const visit = await findVisit(deps.db, visitId);
    if (!visit) throw new Problem('appointment_not_found');
    return visit;
  }
  const known = {
    find: async ({ params }: Pick<Asked, 'params'>) => {
      await findKnown(params.visitId);
    },
  };
  async function open({ params, about }: Omit<Asked, 'account'>): Promise<BookedVisit> {
    const visit = await findKnown(params.visitId);
    const application = await findApplicationOfStaff(deps.db, visit.applicationId);
    if (application) about(application);
    return visit;
  }
  const show = (account: StaffAccount, visit: BookedVisit): Promise<Report> =>
    readReport(deps, account, visit.applicationId, visit.id);

  serveStaff(app, deps, calls.saveReport, known, async (call) => {
    const visit = await open(call);
    const { revision: _, ...fields } = call.body;
    call.note({ fields: Object.keys(fields) });
    await saveReport(deps, call.account, visit, call.body);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.addReportImage, known, async (call) => {
    const visit = await open(call);
    await addImage(deps, call.account, visit, call.request);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.finishReport, known, async (call) => {
    const visit = await open(call);
    call.note({ outcome: call.body.outcome });
    await finishReport(deps, call.account, visit, call.body);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.reopenReport, known, async (call) => {
    const visit = await open(call);
    call.note({ reason: call.body.reason });
    await reopenReport(deps, call.account, visit, call.body.reason);
    return show(call.account, visit);
  });
}
