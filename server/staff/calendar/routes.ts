import { slotEndpoints as slots } from '@volante/contract/staff/calendar/slots.ts';
import { visitEndpoints as calls } from '@volante/contract/staff/calendar/visit-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bookByStaff } from '../../appointments/book.ts';
import { explainMoment, listTeamSlots } from '../../appointments/calendar/team-calendar.ts';
import { cancelByStaff, moveByStaff, reassign } from '../../appointments/change-by-staff.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { refuseOlder } from '../queue/revision-store.ts';
import { enterVisit, listVisitChanges, listVisits, readVisit, refuseUnknownAdvisor, visitOf } from './read-visits.ts';

type Changing = Parameters<typeof enterVisit>[1] & {
  actor: { kind: 'staff'; id: string };
  body: { revision: number };
};

/** Visits and their slots, for staff. */
export function register(app: FastifyInstance, deps: Deps): void {
  const found = { find: (call: Parameters<typeof visitOf>[1]) => visitOf(deps, call) };
  /** The visit to change, and a check that the caller saw its current revision. */
  const open = async (call: Changing) => ({
    actor: call.actor,
    visit: await enterVisit(deps, call),
    judge: (present: number) => refuseOlder(call.body.revision, present, 'visit'),
  });
  const show =
    ({ params }: { params: { visitId: string } }) =>
    (within: DbDeps) =>
      readVisit(within, params.visitId);

  serveStaff(app, deps, calls.listVisits, async ({ query }) => ({ ...(await listVisits(deps, query)), next: null }));
  serveStaff(app, deps, calls.listVisitChanges, async ({ account }) => ({
    items: await listVisitChanges(deps, account.id),
    next: null,
  }));
  serveStaff(app, deps, calls.bookVisit, async ({ application, actor, body, note, transaction }) => {
    await refuseUnknownAdvisor(deps, 'advisorId', body.advisorId);
    note(body);
    const confirm = await bookByStaff(deps, application, { ...body, actor });
    return transaction(confirm, (within, { id }) => readVisit(within, id));
  });
  serveStaff(app, deps, calls.moveVisit, found, async (call) => {
    const { slotId } = call.body;
    call.note({ slotId });
    const visit = await open(call);
    return call.transaction((within) => moveByStaff(within, { ...visit, slotId }), show(call));
  });
  serveStaff(app, deps, calls.cancelVisit, found, async (call) => {
    const { reason } = call.body;
    call.note({ reason });
    const visit = await open(call);
    return call.transaction((within) => cancelByStaff(within, { ...visit, reason }), show(call));
  });
  serveStaff(app, deps, calls.reassignVisit, found, async (call) => {
    const { advisorId } = call.body;
    await refuseUnknownAdvisor(deps, 'advisorId', advisorId);
    call.note({ advisorId });
    const visit = await open(call);
    return call.transaction((within) => reassign(within, { ...visit, advisorId }), show(call));
  });

  serveStaff(app, deps, slots.listSlots, async ({ query: { country, from, days, advisor } }) => {
    await refuseUnknownAdvisor(deps, 'advisor', advisor);
    return { slots: await listTeamSlots(deps, country, { from, days: Number(days), advisorId: advisor }) };
  });
  serveStaff(app, deps, slots.explainSlot, ({ query: { at, country } }) => explainMoment(deps, country, new Date(at)));
}
