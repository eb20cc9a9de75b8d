import type { Mover } from '@volante/contract/admission/stages.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { Problem } from '../core/problem.ts';
import { publish } from '../integrations/publish.ts';
import { selectLastAct } from './idle-store.ts';
import * as store from './store.ts';

/** The actor of an event. `id` is stored in the event log: a staff account, `shell ana`, or the name of a check or a job. */
export interface Actor<Kind extends Mover = Mover> {
  kind: Kind;
  id: string;
}

/** An application has one applicant, of whom only the link is known. */
export const applicant: Actor<'applicant'> = { kind: 'applicant', id: 'applicant' };
/** An invited guarantor, on a link of their own. */
export const guarantor: Actor<'applicant'> = { kind: 'applicant', id: 'guarantor' };
export const staff = (id: string): Actor<'staff'> => ({ kind: 'staff', id });
export const system = (id: string): Actor<'system'> => ({ kind: 'system', id });

/**
 * Adds to the event log, whose entries never change. `details` must contain no personal data. An applicant can cause at most
 * 1,000 events in 24 hours; after that, their changes are refused with `rate_limited`, since nothing may change unlogged. Changes
 * of stage, and what staff and the system do, are always recorded.
 */
export async function recordEvent(
  trx: Trx,
  applicationId: string,
  actor: Actor,
  kind: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const event = { kind, by: actor.kind, actor: actor.id, details };
  if (actor.kind !== 'applicant' || alwaysRecorded.includes(kind)) {
    await store.insertEvent(trx, applicationId, event);
  } else {
    const wait = await store.insertEventOfFew(trx, applicationId, event, EVENTS_PER_DAY);
    if (wait !== null) throw new Problem('rate_limited', { retryAfter: wait });
  }
  await publish(trx, [applicationId], event);
}

/** Like `recordEvent`, for several applications at once, by staff. */
export async function recordEvents(
  trx: Trx,
  applicationIds: readonly string[],
  actor: Actor<'staff'>,
  kind: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  if (applicationIds.length === 0) return;
  const event = { kind, by: actor.kind, actor: actor.id, details };
  await store.insertEvents(trx, applicationIds, event);
  await publish(trx, applicationIds, event);
}

/** Whether somebody of this kind has caused an event in this transaction. */
export function isActing(trx: Trx, applicationId: string, kind: Mover): Promise<boolean> {
  return store.hasEventNow(trx, applicationId, kind);
}

/** Records it, unless this actor has caused the same kind of event within 24 hours; false then. The application must be locked. */
export async function recordEventOncePerDay(
  trx: Trx,
  applicationId: string,
  actor: Actor,
  kind: string,
): Promise<boolean> {
  if (await store.hasEventOfDay(trx, applicationId, { kind, actor: actor.id })) return false;
  await recordEvent(trx, applicationId, actor, kind);
  return true;
}

// There can't be many of these: the stage changes a few times, and opening the link is recorded once a day.
const alwaysRecorded = ['stage', 'link_opened'];

// An honest driver causes about 200: twelve weeks of several platforms corrected by hand, twenty documents sent twice.
const EVENTS_PER_DAY = 1000;

/** When the applicant, or their guarantor, last did anything; null if they never did. */
export function readLastAct(db: Db, applicationId: string): Promise<Date | null> {
  return selectLastAct(db, applicationId);
}
