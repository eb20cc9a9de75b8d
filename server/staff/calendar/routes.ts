import { slotEndpoints as slots } from '@volante/contract/staff/calendar/slots.ts';
import { visitEndpoints as calls } from '@volante/contract/staff/calendar/visit-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bookByStaff } from '../../appointments/book.ts';
import { explainMoment, listTeamSlots } from '../../appointments/calendar/team-calendar.ts';
import { cancelByStaff, moveByStaff, reassign } from '../../appointments/change-by-staff.ts';
import { type BookedVisit, findVisit } from '../../appointments/visits.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffCaseFile } from '../../core/http/staff/staff-deps.ts';
import { findApplicationOfStaff, refuseOlder } from '../queue/revisions.ts';
import { listVisits, readVisit, refuseUnknownAdvisor } from './read-visits.ts';
import { listVisitChanges } from './visit-changes.ts';

interface Asked {
  actor: { kind: 'staff'; id: string };
  params: { visitId: string };
  body: { revision: number };
  about(application: StaffCaseFile): void;
}

/** Visits and their slots, for staff. */
export function register(app: FastifyInstance, deps: Deps): void {
  async function find(visitId: string): Promise<BookedVisit> {
    const visit = await findVisit(deps.db, visitId);
    if (!visit) throw new Problem('appointment_not_found');
    return visit;
  }
  const found = {
    find: async ({ params }: Pick<Asked, 'params'>) => {
      await find(params.visitId);
    },
  };
  /** The visit that a change is about, and whether the caller saw it as it is. */
  async function open({ actor, params, body, about }: Asked) {
    const visit = await find(params.visitId);
    const application = await findApplicationOfStaff(deps.db, visit.applicationId);
    if (application) about(application);
    return { actor, visit, judge: (present: number) => refuseOlder(body.revision, present, 'visit') };
  }

  serveStaff(app, deps, calls.listVisits, async ({ query }) => ({ ...(await listVisits(deps, query)), next: null }));
  serveStaff(app, deps, calls.listVisitChanges, async ({ account }) => ({
    items: await listVisitChanges(deps, account.id),
    next: null,
  }));
  serveStaff(app, deps, calls.bookVisit, async ({ application, actor, body, note }) => {
    await refuseUnknownAdvisor(deps, 'advisorId', body.advisorId);
    note(body);
    const { id } = await bookByStaff(deps, application, { ...body, actor });
    return readVisit(deps, id);
  });
  serveStaff(app, deps, calls.moveVisit, found, async (call) => {
    const { slotId } = call.body;
    call.note({ slotId });
    await moveByStaff(deps, { ...(await open(call)), slotId });
    return readVisit(deps, call.params.visitId);
  });
  serveStaff(app, deps, calls.cancelVisit, found, async (call) => {
    const { reason } = call.body;
    call.note({ reason });
    await cancelByStaff(deps, { ...(await open(call)), reason });
    return readVisit(deps, call.params.visitId);
  });
  serveStaff(app, deps, calls.reassignVisit, found, async (call) => {
    const { advisorId } = call.body;
    await refuseUnknownAdvisor(deps, 'advisorId', advisorId);
    call.note({ advisorId });
    await reassign(deps, { ...(await open(call)), advisorId });
    return readVisit(deps, call.params.visitId);
  });

  serveStaff(app, deps, slots.listSlots, async ({ query: { country, from, days, advisor } }) => {
    await refuseUnknownAdvisor(deps, 'advisor', advisor);
    return { slots: await listTeamSlots(deps, country, { from, days: Number(days), advisorId: advisor }) };
  });
  serveStaff(app, deps, slots.explainSlot, ({ query: { at, country } }) => explainMoment(deps, country, new Date(at)));
}
