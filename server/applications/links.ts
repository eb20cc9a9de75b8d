import { isRequestId, readAddress } from '@volante/contract/fields/address.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { lockApplication, type StaffCause } from './applications.ts';
import { type Actor, recordEvent, recordEvents } from './events.ts';
import { hasEnded } from './link-age.ts';
import type { LiveLink } from './link-store.ts';
import * as linkStore from './link-store.ts';
import * as store from './store.ts';

export { isChangedHere, type LiveLink } from './link-store.ts';

/** Revokes the link and returns the id of a new one. The old link is unknown from then on. */
export function renewLink(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  { actor, reason }: StaffCause,
): Promise<string> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    return replaceLink(deps, trx, applicationId, { actor, reason });
  });
}

/**
 * Replaces a link that has ended and returns the new one's id. Whoever has the old one is told that it ended, and known devices go on
 * with it, unless staff revoke or renew the link.
 */
export async function replaceEndedLink(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> {
  await linkStore.updateEnded(trx, applicationId, deps.now());
  await store.insertLink(trx, applicationId);
  await recordEvent(trx, applicationId, actor, 'link_renewed', { reason });
}

/** The application of a link that has ended, whether it was replaced since or not; null for any other. */
export async function findByEndedLink(
  { db, config, now }: DbDeps & ClockDeps & ConfigDeps,
  requestId: string,
): Promise<string | null> {
  const link = isRequestId(requestId) ? await linkStore.selectUsableLink(db, requestId) : null;
  return link && hasEnded({ config, now }, link) ? link.applicationId : null;
}

/** Like `renewLink`, in a transaction that has locked the application, also for the applicant. */
export async function replaceLink(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  { actor, reason }: { actor: Actor; reason: string | null },
): Promise<string> {
  await store.revokeLinks(trx, applicationId, deps.now());
  const requestId = await store.insertLink(trx, applicationId);
  await recordEvent(trx, applicationId, actor, 'link_renewed', { reason });
  return requestId;
}

/** Revokes the link: the application can't be opened until it gets a new one. Throws `conflict_error` if it has none. */
export function revokeLink(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    if ((await store.revokeLinks(trx, applicationId, deps.now())) === 0) throw new Problem('conflict_error');
    await recordEvent(trx, applicationId, actor, 'link_revoked', { reason });
  });
}

/** The application id for a link, a request id or an application id, including revoked links. Null if there is none. */
export async function findByAnyId(deps: DbDeps, named: string): Promise<string | null> {
  const [, ...digits] = /^(\d{4})[ -]?(\d{4})$/.exec(named.trim()) ?? [];
  if (digits.length > 0) return store.selectByReference(deps.db, Number(digits.join('')));
  const url = URL.canParse(named) ? new URL(named) : null;
  const id = url ? readAddress(url.pathname, url.search).id : named.trim();
  return id && isRequestId(id) ? store.selectApplicationId(deps.db, id) : null;
}

/** The id of the application that this link opens or once opened; null for malformed and unknown links. */
export async function findByPastLink(db: Db, requestId: string): Promise<string | null> {
  return isRequestId(requestId) ? store.selectApplicationOfLink(db, requestId) : null;
}

/** The link that opens the application; null while it is revoked. */
export function readLiveLink(db: Db, applicationId: string): Promise<LiveLink | null> {
  return linkStore.selectLiveLink(db, applicationId);
}

/** The live links, by application; applications without a live link are left out. */
export function readLiveLinks(db: Db, applicationIds: readonly string[]): Promise<Map<string, LiveLink>> {
  return linkStore.selectLiveLinks(db, applicationIds);
}

/** The given applications whose applicant has done something, including opening the link. */
export function findTouched(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  return linkStore.selectTouched(db, applicationIds);
}

/**
 * Revokes the links of the given applications whose applicant hasn't done anything. Returns the applications that had a
 * link.
 */
export async function revokeUntouched(
  deps: ClockDeps,
  trx: Trx,
  applicationIds: readonly string[],
  { actor, reason }: StaffCause,
): Promise<string[]> {
  // In a separate statement, so that what applicants did meanwhile is seen after the lock.
  await linkStore.lockApplications(trx, applicationIds);
  const touched = new Set(await linkStore.selectTouched(trx, applicationIds));
  const free = applicationIds.filter((id) => !touched.has(id));
  const revoked = await linkStore.revokeLinksOf(trx, free, deps.now());
  await recordEvents(trx, revoked, actor, 'link_revoked', { reason });
  return revoked;
}
