import type { Mover } from '@volante/contract/admission/stages.ts';
import type { Trx } from '../core/database/db.ts';
import { Problem } from '../core/http/problem.ts';
import * as store from './store.ts';

/** The actor of an event. `id` is kept in the audit log: a staff account, `shell ana`, the name of a check or a job. */
export interface Actor<Kind extends Mover = Mover> {
  kind: Kind;
  id: string;
}

/** An application has one applicant, who is known by nothing but its link. */
export const applicant: Actor<'applicant'> = { kind: 'applicant', id: 'applicant' };
export const staff = (id: string): Actor<'staff'> => ({ kind: 'staff', id });
export const system = (id: string): Actor<'system'> => ({ kind: 'system', id });

/**
 * Adds to the audit log, which never changes what it holds. `details` carry no personal data. An applicant causes 1,000 events in 24
 * hours at most: the next change is refused with `rate_limited`, since nothing may change without a trace. Moves of the
 * stage and what staff and the system do are always written.
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
    return;
  }
  const wait = await store.insertEventOfFew(trx, applicationId, event, EVENTS_PER_DAY);
  if (wait !== null) throw new Problem('rate_limited', { retryAfter: wait });
}

/** The same for several applications at once, by staff. */
export async function recordEvents(
  trx: Trx,
  applicationIds: readonly string[],
  actor: Actor<'staff'>,
  kind: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  if (applicationIds.length === 0) return;
  await store.insertEvents(trx, applicationIds, { kind, by: actor.kind, actor: actor.id, details });
}

// Both are bounded by what they record: a stage is moved to a few times, a link is noted as opened once a day.
const alwaysRecorded = ['stage', 'link_opened'];

// An honest driver causes some 200: twelve weeks of several platforms corrected by hand, twenty papers sent twice.
const EVENTS_PER_DAY = 1000;
