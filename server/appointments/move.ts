import type { Language } from '@volante/contract/countries/country.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { notifyVisitMoved } from '../notifications/notify-visit.ts';
import { takeHold } from './hold.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';
import { visitChangeOf } from './visit-change.ts';

interface Wanted {
  /** Must be locked. */
  application: Pick<CaseFile, 'applicationId' | 'country'>;
  slotId: string;
  booking: store.Booking;
  actor: Actor;
  language?: Language | undefined;
}

/**
 * Moves a visit to another slot. It keeps its advisor if they are free then; otherwise it gets another one who is. Only moves by
 * applicants count toward their limit. Throws the refusals of holding a slot.
 */
export async function moveTo(
  deps: Deps,
  trx: Trx,
  visit: store.VisitRow,
  { application, slotId, booking, actor, language }: Wanted,
): Promise<store.VisitRow> {
  const { hold } = await takeHold(deps, trx, application, slotId, { preferred: visit.advisor_id });
  await holds.deleteHoldOf(trx, application.applicationId);
  const place = { advisorId: hold.advisor_id, startsAt: hold.starts_at, endsAt: hold.ends_at };
  const counts = actor.kind === 'applicant';
  const moved = await store.updatePlace(trx, visit.id, place, { ...booking, counts, now: deps.now() });
  await deps.jobs.enqueue(trx, 'move-meeting', { key: visit.id });
  const [from, to] = [visit.starts_at, moved.starts_at].map((at) => at.toISOString());
  const given = moved.advisor_id !== visit.advisor_id && { takenFrom: visit.advisor_id, givenTo: moved.advisor_id };
  const details = { appointment: visit.id, from, to, ...given };
  await recordEvent(trx, application.applicationId, actor, 'visit_moved', details);
  await notifyVisitMoved(deps, trx, await visitChangeOf(trx, moved, { country: application.country, language }));
  return moved;
}
