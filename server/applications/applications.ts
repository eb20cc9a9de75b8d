import { type ClosedReason, isClosed } from '@volante/contract/admission/closing.ts';
import { needsSecondPerson, type RejectionGround } from '@volante/contract/admission/decision.ts';
import { isDecided, mayMove, type Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { Expression } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, DbDeps, StageDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { publish } from '../integrations/publish.ts';
import { updateClosed } from './closing-store.ts';
import * as decisions from './decision-store.ts';
import { type Actor, recordEvent } from './events.ts';
import { releaseIdentities, takeIdentitiesBack } from './identities.ts';
import { selectIdle } from './idle-store.ts';
import { hasEnded, type LinkAgeDeps } from './link-age.ts';
import * as store from './store.ts';

export type LockedApplicationFile = store.LockedRow;
export type DecisionNotice = decisions.DecisionNotice;

export interface Cause {
  actor: Actor;
  reason: string | null;
  /** For a decision: what the applicant is shown with it. */
  notice?: DecisionNotice;
  /** For a rejection: the reasons that staff chose. */
  reasons?: readonly RejectionGround[];
  /** For a decision in the console: who decided, and on what. */
  decidedOn?: decisions.DecidedOn;
  /** For an approval: the terms that staff chose. */
  terms?: Terms;
  /** For a decision that needs two people: a second one has confirmed it. */
  confirmed?: true;
  /** For an approval where amounts have limits: the one who decides may approve this amount alone. */
  isWithinLimit?: true;
}

export type Created = store.Created;

/** The internal reason that staff give for a decision. */
export interface StaffCause {
  actor: Actor<'staff'>;
  reason: string;
}

/** Opens applications, each with its first link. Their documents are added by `admission/open.ts`, which callers use. */
export async function createApplications(
  trx: Trx,
  { country, actor }: { country: CountryCode; actor: Actor },
  count: number,
): Promise<store.Created[]> {
  const created = await store.insertApplications(trx, country, count);
  const event = { kind: 'created', by: actor.kind, actor: actor.id, details: { country } };
  const ids = created.map(({ applicationId }) => applicationId);
  // It is their first event, so no limit can be reached.
  await store.insertEvents(trx, ids, event);
  await publish(trx, ids, event);
  return created;
}

/**
 * The application behind a link, with the device that has one of the tokens, by their hashes; null for malformed, unknown and
 * revoked ids alike.
 */
export async function findApplicationFile(
  deps: DbDeps & ClockDeps & LinkAgeDeps,
  requestId: string,
  tokens: readonly Buffer[] = [],
): Promise<ApplicationFile | null> {
  const found = isRequestId(requestId) ? await store.selectApplicationFile(deps.db, requestId, tokens) : null;
  if (!found) return null;
  const { linkCreatedAt, isReplaced, ...file } = found;
  return { ...file, hasEnded: hasEnded(deps, { createdAt: linkCreatedAt, isReplaced }) };
}

/**
 * Guards the application from now on: the driver stores personal data, so that the link alone shows nothing any more. True the first
 * time.
 */
export function guardApplication(deps: ClockDeps, trx: Trx, applicationId: string): Promise<boolean> {
  return store.setGuarded(trx, applicationId, deps.now());
}

/**
 * Guards the applications of drivers who stored personal data through a server of the release before, which ran beside this one and
 * didn't guard them.
 */
export function guardMissed({ db, now }: DbDeps & ClockDeps): Promise<void> {
  return store.guardByEvents(db, storingKinds, now());
}

/** The events of filling in the application. */
export const fillingKinds: readonly string[] = [
  ...['personal_data_saved', 'obligor_saved', 'document_uploaded', 'earning_set', 'profile_typed', 'widget_account'],
  'home_photos_saved',
];
/** The events of storing personal data. */
const storingKinds = [...fillingKinds, 'location_given', 'waiting_list_joined', 'visit_booked', 'consent'];

/** The present stage and country of an application, read without a lock. Throws `admission_request_not_found`. */
export async function readApplication(
  db: Db,
  applicationId: string,
): Promise<{ stage: Stage; closed: ClosedReason | null; country: CountryCode }> {
  const row = await store.selectApplication(db, applicationId);
  if (!row) throw new Problem('admission_request_not_found');
  return row;
}

/** These applications, newest first. */
export function listApplications(db: Db, applicationIds: readonly string[]): Promise<store.Listed[]> {
  return store.selectByIds(db, applicationIds);
}

/** The ids selected by a query, limited to applications that are decided or closed without decision. */
export function findClosed(db: Db, applicationIds: Expression<unknown>): Promise<string[]> {
  return store.selectClosed(db, applicationIds);
}

/** Locks the application until the transaction ends, so that the data it decides on can't change. */
export async function lockApplication(trx: Trx, applicationId: string): Promise<LockedApplicationFile> {
  const row = await store.selectForUpdate(trx, applicationId);
  if (!row) throw new Problem('admission_request_not_found');
  return row;
}

/**
 * Locks these applications until the transaction ends, after other transactions release theirs. A call locks the application
 * before it changes its data, and then its row in the queue. A job that changes the queue has to lock in the same order;
 * otherwise the two deadlock.
 */
export function holdApplications(trx: Trx, applicationIds: readonly string[]): Promise<void> {
  return store.selectForKeyShare(trx, applicationIds);
}

/** Throws `application_closed` once the application is decided, or closed without decision. */
export function refuseWhenClosed(application: Pick<ApplicationFile, 'stage' | 'closed'>): void {
  if (isClosed(application)) throw new Problem('application_closed');
}

/** Whether approvals in a country have a limit for anybody. */
function hasLimit({ APPROVAL_LIMIT_ADMIN, APPROVAL_LIMIT_REVIEWER }: StageDeps['config'], country: CountryCode) {
  return [APPROVAL_LIMIT_ADMIN, APPROVAL_LIMIT_REVIEWER].some((limits) => limits?.[country] !== undefined);
}

/**
 * The only function that changes a stage; the event is recorded in the same transaction. Throws `invalid_transition`,
 * `application_closed` for one that was closed without decision, `second_person_needed` for a decision by one person if two are
 * required or the amount is above their limit, and `already_exist` if reopening would give one
 * identifier to two live applications.
 */
export async function moveStage(
  deps: StageDeps,
  trx: Trx,
  applicationId: string,
  to: Stage,
  cause: Cause,
): Promise<void> {
  const application = await lockApplication(trx, applicationId);
  if (application.closed) throw new Problem('application_closed');
  const from = application.stage;
  if (!mayMove(from, to, cause.actor.kind, application.cameFrom)) throw new Problem('invalid_transition');
  const byOne = cause.actor.kind === 'staff' && !cause.confirmed;
  const { FOUR_EYES } = deps.config;
  const limited = to === 'approved' && !cause.isWithinLimit && hasLimit(deps.config, application.country);
  if (byOne && (limited || needsSecondPerson(to, FOUR_EYES))) throw new Problem('second_person_needed');
  const at = deps.now();
  await store.updateStage(trx, applicationId, to, to === 'rejected' ? from : null, at);
  if (to === 'rejected') await releaseIdentities(deps, trx, applicationId);
  if (from === 'rejected') await takeIdentitiesBack(trx, applicationId);
  await decisions.deleteDecision(trx, applicationId);
  const { notice, reasons = [], terms = null, decidedOn = null } = cause;
  if (isDecided(to)) await decisions.insertDecision(trx, applicationId, { at, reasons, ...notice, terms, decidedOn });
  const details = {
    from,
    to,
    reason: cause.reason,
    ...(notice && { told: notice }),
    ...(terms && { terms }),
    ...(cause.reasons && { reasons: cause.reasons }),
  };
  await recordEvent(trx, applicationId, cause.actor, 'stage', details);
  await deps.stageMoved(trx, applicationId, to);
}

/** Closes the application without decision; null opens it again. The caller must have locked it. */
export function setClosed(
  { now }: ClockDeps,
  trx: Trx,
  applicationId: string,
  closed: { reason: ClosedReason; duplicateOf: string | null } | null,
): Promise<void> {
  return updateClosed(trx, applicationId, closed, now());
}

/**
 * Of these erased applications, those that have data again because an older backup was restored. What is kept of an erased
 * application on purpose doesn't count.
 */
export function findErasedAgain(deps: DbDeps, erased: readonly string[]): Promise<string[]> {
  return store.selectExisting(deps.db, erased);
}

export type Skeleton = store.Skeleton;

/** Throws `admission_request_not_found`. */
export async function readSkeleton(db: Db, applicationId: string): Promise<Skeleton> {
  const skeleton = await store.selectSkeleton(db, applicationId);
  if (!skeleton) throw new Problem('admission_request_not_found');
  return skeleton;
}

export const readRecordedAffordability = decisions.selectAffordability;

/**
 * Deletes the application with everything stored about its driver. The caller must have locked it, and stored what has to stay.
 */
export function deleteWhole(trx: Trx, applicationId: string): Promise<void> {
  return store.deleteApplication(trx, applicationId);
}

/** Guarded applications in one of these stages whose applicant last did something between the two moments. */
export function findIdle(
  db: Db,
  stages: readonly Stage[],
  between: { after: Date; until: Date },
): Promise<{ applicationId: string; country: CountryCode; lastAct: Date }[]> {
  return selectIdle(db, stages, between);
}
