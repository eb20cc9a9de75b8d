import { createHmac } from 'node:crypto';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps, Deps } from '../core/deps.ts';
import * as store from './store.ts';
import type { IdentityKind } from './tables.ts';

/**
 * Claims a person's identifier for this application; a second live application with it makes the transaction throw
 * `already_exist`. Stores only a keyed fingerprint, so that the table reveals no identifier.
 */
export async function claimIdentity(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  kind: IdentityKind,
  value: string,
): Promise<void> {
  await store.upsertClaim(trx, applicationId, kind, fingerprintOf(deps, kind, value));
}

/** Whether the application already has this identifier. */
export function holdsIdentity(deps: Deps, applicationId: string, kind: IdentityKind, value: string): Promise<boolean> {
  return store.hasClaim(deps.db, applicationId, kind, fingerprintOf(deps, kind, value));
}

/** Releases the identifiers of a rejected application, so that the person can apply again. */
export async function releaseIdentities(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  await store.setClaimsReleased(trx, applicationId, deps.now());
}

export async function takeIdentitiesBack(trx: Trx, applicationId: string): Promise<void> {
  await store.setClaimsReleased(trx, applicationId, null);
}

function fingerprintOf(deps: Deps, kind: IdentityKind, value: string): Buffer {
  return createHmac('sha256', deps.keys.fingerprint).update(`${kind}:${value}`).digest();
}
