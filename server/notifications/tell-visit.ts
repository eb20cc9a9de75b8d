import type { Language } from '@volante/contract/countries/country.ts';
import type { Trx } from '../core/database/db.ts';
import * as store from './store.ts';
import { type Outbox, tell } from './tell.ts';

/** A visit as its writer has it in hand. */
export interface VisitNews {
  id: string;
  applicationId: string;
  startsAt: Date;
  endsAt: Date;
  /** Revision of the visit, so that each change is told once. */
  sequence: number;
  language: Language;
}

/** The visit was booked: an invitation now, reminders 24 h and 1 h before. */
export async function tellVisitBooked(deps: Outbox, trx: Trx, visit: VisitNews): Promise<void> {
  await tellOfVisit(deps, trx, visit, 'visit_booked');
  await remind(deps, trx, visit);
}

/** The visit is at another time: a new invitation now, and reminders of the new time in place of those of the old one. */
export async function tellVisitMoved(deps: Outbox, trx: Trx, visit: VisitNews): Promise<void> {
  await store.dropReminders(trx, visit.id, deps.now());
  await tellOfVisit(deps, trx, visit, 'visit_moved');
  await remind(deps, trx, visit);
}

export async function tellVisitCancelled(deps: Outbox, trx: Trx, visit: VisitNews): Promise<void> {
  await store.dropReminders(trx, visit.id, deps.now());
  await tellOfVisit(deps, trx, visit, 'visit_cancelled');
}

const HOUR_MS = 3600_000;

// Telling of a visit helps nobody once it is over.
function tellOfVisit(
  deps: Outbox,
  trx: Trx,
  { id, applicationId, startsAt, endsAt, sequence, language }: VisitNews,
  kind: 'visit_booked' | 'visit_moved' | 'visit_cancelled',
): Promise<void> {
  const about = `${kind} ${id} ${sequence}`;
  const told = startsAt.toISOString();
  return tell(deps, trx, { applicationId, kind, about, language, appointmentId: id, told, uselessAt: endsAt });
}

// Whoever books for tomorrow morning was told a moment ago. The day's reminder gives way to the hour's.
async function remind(deps: Outbox, trx: Trx, visit: VisitNews): Promise<void> {
  const { id, applicationId, startsAt, sequence, language } = visit;
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  const reminders = [
    { kind: 'visit_reminder_day', dueAt: before(24), uselessAt: before(2) },
    { kind: 'visit_reminder_hour', dueAt: before(1), uselessAt: startsAt },
  ] as const;
  for (const { kind, dueAt, uselessAt } of reminders) {
    if (dueAt <= deps.now()) continue;
    const about = `${kind} ${id} ${sequence}`;
    const told = startsAt.toISOString();
    await tell(deps, trx, { applicationId, kind, about, language, appointmentId: id, told, dueAt, uselessAt });
  }
}
