import type { Db, Trx } from '../core/database/db.ts';
import type { ClockDeps, Deps } from '../core/deps.ts';
import { type Caller, type Device, isOn } from '../core/http/devices/caller.ts';
import { makeKnown } from './known.ts';
import * as store from './store.ts';

declare module '../core/deps.ts' {
  interface Deps {
    /** What the guarantor gave on their own phone; null before they agree. */
    findGuarantorContact(applicationId: string): Promise<{ name: string; email: string; phone: string } | null>;
  }
}

/** The device of a guarantor's link, and whether the browser is known as the driver's. */
export async function findGuarantorsDevice(
  db: Db,
  applicationId: string,
  hashes: readonly Buffer[],
): Promise<{ device: Device | null; isDrivers: boolean }> {
  if (hashes.length === 0) return { device: null, isDrivers: false };
  const own = await store.selectByTokens(db, { applicationId, party: 'guarantor' }, hashes);
  const drivers = await store.selectByTokens(db, { applicationId, party: 'applicant' }, hashes);
  return {
    device: own && {
      deviceId: own.id,
      isProved: own.proved_at !== null,
      lastUsedAt: own.last_used_at.toISOString(),
    },
    isDrivers: drivers !== null && drivers.proved_at !== null,
  };
}

/** The guarantor stored their first data here, unless a member of staff is signed in. The application must be locked. */
export async function knowGuarantor(
  deps: ClockDeps & Pick<Deps, 'config'>,
  trx: Trx,
  applicationId: string,
  caller: Caller | undefined,
): Promise<void> {
  if (!caller || !isOn(deps) || (await caller.isOfStaff())) return;
  await makeKnown(deps, trx, { applicationId, party: 'guarantor' }, caller, 'first_data');
}

/** Signs out every device of a guarantor who isn't asked any more. */
export function endGuarantorsDevices(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  return store.revokeAll(trx, { applicationId, party: 'guarantor' }, deps.now());
}
