import { isClosed, type Mover, mayMove, type Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { isRequestId, readAddress } from '@volante/contract/fields/address.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { releaseIdentities, takeIdentitiesBack } from './identities.ts';
import * as store from './store.ts';

export type LockedCaseFile = store.LockedRow;

interface Cause {
  by: Mover;
  /** Who, in words the audit log keeps: `applicant`, `link command`, a staff account. */
  actor: string;
  reason: string | null;
}

interface AuditEvent {
  kind: string;
  by?: Mover;
  actor: string;
  details?: Record<string, unknown>;
}

/** Opens an application with its first link. Its documents are added by `admission/open.ts`, which callers use. */
export function createApplication(
  deps: Pick<Deps, 'db'>,
  { country, actor, by = 'system' }: { country: CountryCode; actor: string; by?: Mover },
): Promise<{ applicationId: string; requestId: string }> {
  return transaction(deps.db, async (trx) => {
    const created = await store.insertApplication(trx, country);
    await recordEvent(trx, created.applicationId, { kind: 'created', by, actor, details: { country } });
    return created;
  });
}

/** The application behind a link; null for malformed, unknown and revoked ids alike. */
export async function findCaseFile(deps: Pick<Deps, 'db'>, requestId: string): Promise<CaseFile | null> {
  return isRequestId(requestId) ? store.selectCaseFile(deps.db, requestId) : null;
}

/** Locks the application until the transaction ends, so that nothing it decides on changes meanwhile. */
export async function lockApplication(trx: Trx, applicationId: string): Promise<LockedCaseFile> {
  const row = await store.selectForUpdate(trx, applicationId);
  if (!row) throw new Problem('admission_request_not_found');
  return row;
}

/** Throws `application_closed` once the application is approved or rejected. */
export function refuseWhenClosed(stage: Stage): void {
  if (isClosed(stage)) throw new Problem('application_closed');
}

/**
 * The only writer of the stage; the audit event is written in the same transaction. Throws `invalid_transition`, and
 * `already_exist` when reopening would give one identifier to two live applications.
 */
export async function moveStage(
  deps: Pick<Deps, 'now' | 'stageMoved'>,
  trx: Trx,
  applicationId: string,
  to: Stage,
  cause: Cause,
): Promise<void> {
  const application = await lockApplication(trx, applicationId);
  const from = application.stage;
  if (!mayMove(from, to, cause.by, application.cameFrom)) throw new Problem('invalid_transition');
  await store.updateStage(trx, applicationId, to, to === 'rejected' ? from : null, deps.now());
  if (to === 'rejected') await releaseIdentities(deps, trx, applicationId);
  if (from === 'rejected') await takeIdentitiesBack(trx, applicationId);
  const details = { from, to, reason: cause.reason };
  await recordEvent(trx, applicationId, { kind: 'stage', by: cause.by, actor: cause.actor, details });
  await deps.stageMoved(trx, applicationId, to);
}

/** Leads a rejected application back to the stage it came from. Staff only, with a reason. */
export async function reopen(
  deps: Pick<Deps, 'now' | 'stageMoved'>,
  trx: Trx,
  applicationId: string,
  cause: { actor: string; reason: string },
): Promise<Stage> {
  const { cameFrom } = await lockApplication(trx, applicationId);
  if (!cameFrom) throw new Problem('invalid_transition');
  await moveStage(deps, trx, applicationId, cameFrom, { ...cause, by: 'staff' });
  return cameFrom;
}

/** Revokes the link and returns the id of a new one; the old one is unknown from then on. */
export function renewLink(
  deps: Pick<Deps, 'db'>,
  applicationId: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<string> {
  return transaction(deps.db, async (trx) => {
    await lockApplication(trx, applicationId);
    await store.revokeLinks(trx, applicationId);
    const requestId = await store.insertLink(trx, applicationId);
    await recordEvent(trx, applicationId, { kind: 'link_renewed', by: 'staff', actor, details: { reason } });
    return requestId;
  });
}

/** Takes the link back: nobody opens the application until it gets a new one. Throws `conflict_error` when it has none. */
export function revokeLink(
  deps: Pick<Deps, 'db'>,
  applicationId: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<void> {
  return transaction(deps.db, async (trx) => {
    await lockApplication(trx, applicationId);
    if ((await store.revokeLinks(trx, applicationId)) === 0) throw new Problem('conflict_error');
    await recordEvent(trx, applicationId, { kind: 'link_revoked', by: 'staff', actor, details: { reason } });
  });
}

/**
 * The id of the application that staff mean by a link, a request id, or the id of the application itself; a link that was taken
 * back still says which one it was. Null when there is none.
 */
export async function findByAnyId(deps: Pick<Deps, 'db'>, named: string): Promise<string | null> {
  const url = URL.parse(named);
  const id = url ? readAddress(url.pathname, url.search).id : named.trim();
  return id && isRequestId(id) ? store.selectApplicationId(deps.db, id) : null;
}

/**
 * Adds to the audit log, which never changes what it holds. `details` carry no personal data. An applicant causes 1,000 events in 24
 * hours at most: the next change is refused with `rate_limited`, since nothing may change without a trace. Moves of the
 * stage and what staff and the system do are always written.
 */
export async function recordEvent(trx: Trx, applicationId: string, event: AuditEvent): Promise<void> {
  const row = { by: 'system', details: {}, ...event } as const;
  if (row.by === 'applicant' && !alwaysRecorded.includes(row.kind)) {
    const wait = await store.secondsUntilFewerEvents(trx, applicationId, EVENTS_PER_DAY);
    if (wait !== null) throw new Problem('rate_limited', { retryAfter: wait });
  }
  await store.insertEvent(trx, applicationId, row);
}

// Both are bounded by what they record: a stage is moved to a few times, a link is noted as opened once a day.
const alwaysRecorded = ['stage', 'link_opened'];

// An honest driver causes some 200: twelve weeks of several platforms corrected by hand, twenty papers sent twice.
const EVENTS_PER_DAY = 1000;
