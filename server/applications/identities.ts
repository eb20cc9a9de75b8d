import { createHmac } from 'node:crypto';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, Deps, KeyDeps } from '../core/deps.ts';
import { allKeys } from '../core/keys.ts';
import { Problem } from '../core/problem.ts';
import * as store from './store.ts';
import type { IdentityKind } from './tables.ts';

/**
 * Claims a person's identifier for this application. If another live application has it, the transaction throws `already_exist`.
 * Only a keyed fingerprint is stored, so that the table reveals no identifiers.
 */
export async function claimIdentity(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  value: string,
): Promise<void> {
  await refuseUnderPreviousKey(deps, trx, applicationId, kind, value);
  await store.upsertClaim(trx, applicationId, kind, fingerprintOf(deps.keys.fingerprint, kind, value));
}

// While two secrets are in use, one identifier has two fingerprints, which a unique index can't compare.
async function refuseUnderPreviousKey(
  { keys }: KeyDeps,
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  value: string,
): Promise<void> {
  const [own, other] = allKeys(keys, 'fingerprint').map((key) => fingerprintOf(key, kind, value));
  if (!own || !other) return;
  // The same fingerprint is locked whichever of the two secrets is the present one.
  await store.lockFingerprint(trx, own.compare(other) < 0 ? own : other);
  if (await store.hasLiveClaimOfOther(trx, applicationId, kind, other)) throw new Problem('already_exist');
}

/**
 * Renews a claim that was made with the previous secret. `conflict`: another live application has claimed it with the present
 * one.
 */
export async function renewClaim(
  { keys }: KeyDeps,
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  value: string,
): Promise<'fine' | 'renewed' | 'conflict'> {
  const [own, other] = allKeys(keys, 'fingerprint').map((key) => fingerprintOf(key, kind, value));
  if (!own || !other) return 'fine';
  await store.lockFingerprint(trx, own.compare(other) < 0 ? own : other);
  const claim = await store.selectClaim(trx, applicationId, kind);
  if (!claim?.fingerprint.equals(other)) return 'fine';
  if (!claim.released_at && (await store.hasLiveClaimOfOther(trx, applicationId, kind, own))) return 'conflict';
  await store.updateFingerprint(trx, applicationId, kind, own);
  return 'renewed';
}

/** Whether the application already has this identifier. */
export async function holdsIdentity(
  deps: Deps,
  applicationId: string,
  kind: IdentityKind,
  value: string,
): Promise<boolean> {
  const claim = await store.selectClaim(deps.db, applicationId, kind);
  return allKeys(deps.keys, 'fingerprint').some((key) => claim?.fingerprint.equals(fingerprintOf(key, kind, value)));
}

/** Releases the identifiers of a rejected application, so that the person can apply again. */
export async function releaseIdentities(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  await store.setClaimsReleased(trx, applicationId, deps.now());
}

export async function takeIdentitiesBack(trx: Trx, applicationId: string): Promise<void> {
  await store.setClaimsReleased(trx, applicationId, null);
}

function fingerprintOf(key: Buffer, kind: IdentityKind, value: string): Buffer {
  return createHmac('sha256', key).update(`${kind}:${value}`).digest();
}
