import { slotEndpoints as slots } from '@volante/contract/staff/calendar/slots.ts';
import { visitEndpoints as calls } from '@volante/contract/staff/calendar/visit-calls.ts';
import type { FastifyInstance } from 'fastify';
import { bookByStaff } from '../../appointments/book.ts';
import { explainMoment, listTeamSlots } from '../../appointments/calendar/team-calendar.ts';
import { cancelByStaff, moveByStaff, reassign } from '../../appointments/change-by-staff.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { refuseOtherCountry } from '../other-country.ts';
import { refuseOlder } from '../queue/revision-store.ts';
import { listVisitChanges, listVisits, readVisit, refuseUnknownAdvisor, visitOf } from './read-visits.ts';

type Changing = Parameters<typeof visitOf>[1] & {
  actor: { kind: 'staff'; id: string };
  body: { revision: number };
};

/** Visits and their slots, for staff. */
export function register(app: FastifyInstance, deps: Deps): void {
  /** The visit to change, and a check that the caller saw its current revision. */
  const open = async (call: Changing) => ({
    actor: call.actor,
    visit: await visitOf(deps, call),
    judge: (present: number) => refuseOlder(call.body.revision, present, 'visit'),
  });
  const show =
    ({ params }: { params: { visitId: string } }) =>
    (within: DbDeps) =>
      readVisit(within, params.visitId);

  serveStaff(app, deps, calls.listVisits, async ({ reach, query }) => ({
    ...(await listVisits(deps, reach, query)),
    next: null,
  }));
  serveStaff(app, deps, calls.listVisitChanges, async ({ account, reach }) => ({
    items: await listVisitChanges(deps, reach, account.id),
    next: null,
  }));
  serveStaff(app, deps, calls.bookVisit, async ({ application, actor, body, note, transaction }) => {
    await refuseUnknownAdvisor(deps, 'advisorId', body.advisorId);
    note(body);
    const confirm = await bookByStaff(deps, application, { ...body, actor });
    return transaction(confirm, (within, { id }) => readVisit(within, id));
  });
  serveStaff(app, deps, calls.moveVisit, async (call) => {
    const { slotId } = call.body;
    call.note({ slotId });
    const visit = await open(call);
    return call.transaction((within) => moveByStaff(within, { ...visit, slotId }), show(call));
  });
  serveStaff(app, deps, calls.cancelVisit, async (call) => {
    const { reason } = call.body;
    call.note({ reason });
    const visit = await open(call);
    return call.transaction((within) => cancelByStaff(within, { ...visit, reason }), show(call));
  });
  serveStaff(app, deps, calls.reassignVisit, async (call) => {
    const { advisorId } = call.body;
    await refuseUnknownAdvisor(deps, 'advisorId', advisorId);
    call.note({ advisorId });
    const visit = await open(call);
    return call.transaction((within) => reassign(within, { ...visit, advisorId }), show(call));
  });

  serveStaff(app, deps, slots.listSlots, async ({ account, query: { country, from, days, advisor } }) => {
    refuseOtherCountry(account, country);
    await refuseUnknownAdvisor(deps, 'advisor', advisor);
    return { slots: await listTeamSlots(deps, country, { from, days: Number(days), advisorId: advisor }) };
  });
  serveStaff(app, deps, slots.explainSlot, async ({ account, query: { at, country } }) => {
    refuseOtherCountry(account, country);
    return explainMoment(deps, country, new Date(at));
  });
}
