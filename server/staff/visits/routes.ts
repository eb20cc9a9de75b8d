import { reportEndpoints as calls } from '@volante/contract/staff/report-calls.ts';
import type { Report } from '@volante/contract/staff/visit.ts';
import type { FastifyInstance } from 'fastify';
import type { BookedVisit } from '../../appointments/visits.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { enterVisit, visitOf } from '../calendar/asked-visit.ts';
import { readReport } from '../case/read-report.ts';
import { finishReport, reopenReport, saveReport } from './report.ts';
import { addImage } from './report-image.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const known = { find: (call: Parameters<typeof visitOf>[1]) => visitOf(deps, call) };
  const show = (account: StaffAccount, visit: BookedVisit): Promise<Report> =>
    readReport(deps, account, visit.applicationId, visit.id);

  serveStaff(app, deps, calls.saveReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    const { revision: _, ...fields } = call.body;
    call.note({ fields: Object.keys(fields) });
    await saveReport(deps, call.account, visit, call.body);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.addReportImage, known, async (call) => {
    const visit = await enterVisit(deps, call);
    await addImage(deps, call.account, visit, call.request);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.finishReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    call.note({ outcome: call.body.outcome });
    await finishReport(deps, call.account, visit, call.body);
    return show(call.account, visit);
  });
  serveStaff(app, deps, calls.reopenReport, known, async (call) => {
    const visit = await enterVisit(deps, call);
    call.note({ reason: call.body.reason });
    await reopenReport(deps, call.account, visit, call.body.reason);
    return show(call.account, visit);
  });
}
