import type { Language } from '@volante/contract/country.ts';
import type { Trx } from '../core/database/db.ts';
import { notify, type Outbox } from './notify.ts';
import * as store from './store.ts';

/** A visit as known to the feature that changed it. */
export interface VisitChange {
  id: string;
  applicationId: string;
  startsAt: Date;
  endsAt: Date;
  /** Revision of the visit, so that each change is notified once. */
  sequence: number;
  language: Language;
}

/** The visit was booked: an invitation now, reminders 24 h and 1 h before. */
export async function notifyVisitBooked(deps: Outbox, trx: Trx, visit: VisitChange): Promise<void> {
  await notifyOfVisit(deps, trx, visit, 'visit_booked');
  await remind(deps, trx, visit);
}

/** The visit was moved: a new invitation now, and reminders of the new time instead of the old ones. */
export async function notifyVisitMoved(deps: Outbox, trx: Trx, visit: VisitChange): Promise<void> {
  await store.dropReminders(trx, visit.id, deps.now());
  await notifyOfVisit(deps, trx, visit, 'visit_moved');
  await remind(deps, trx, visit);
}

export async function notifyVisitCancelled(deps: Outbox, trx: Trx, visit: VisitChange): Promise<void> {
  await store.dropReminders(trx, visit.id, deps.now());
  await notifyOfVisit(deps, trx, visit, 'visit_cancelled');
}

const HOUR_MS = 3600_000;

// A notification about a visit expires with the visit.
function notifyOfVisit(
  deps: Outbox,
  trx: Trx,
  { id, applicationId, startsAt, endsAt, sequence, language }: VisitChange,
  kind: 'visit_booked' | 'visit_moved' | 'visit_cancelled',
): Promise<void> {
  const about = `${kind} ${id} ${sequence}`;
  const detail = startsAt.toISOString();
  return notify(deps, trx, { applicationId, kind, about, language, appointmentId: id, detail, expiresAt: endsAt });
}

// A reminder that would already be due is left out: the driver has just got the confirmation.
async function remind(deps: Outbox, trx: Trx, visit: VisitChange): Promise<void> {
  const { id, applicationId, startsAt, sequence, language } = visit;
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  const reminders = [
    { kind: 'visit_reminder_day', dueAt: before(24), expiresAt: before(2) },
    { kind: 'visit_reminder_hour', dueAt: before(1), expiresAt: startsAt },
  ] as const;
  for (const { kind, dueAt, expiresAt } of reminders) {
    if (dueAt <= deps.now()) continue;
    const about = `${kind} ${id} ${sequence}`;
    const detail = startsAt.toISOString();
    await notify(deps, trx, { applicationId, kind, about, language, appointmentId: id, detail, dueAt, expiresAt });
  }
}
