import type { Language } from '@volante/contract/country.ts';
import { type DeviceOrigin, MOST_DEVICES } from '@volante/contract/devices/calls.ts';
import { guardApplication } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, DbDeps } from '../core/deps.ts';
import { type Caller, isOn } from '../core/http/devices/caller.ts';
import type { Owner } from './store.ts';
import * as store from './store.ts';

/** A device that is about to prove itself. */
export interface Asking {
  application: ApplicationFile;
  caller: Caller;
  language: Language;
}

/** See `DeviceGate`. */
export async function guard(deps: ClockDeps & ConfigDeps, trx: Trx, application: ApplicationFile): Promise<void> {
  const { applicationId, caller, guarded } = application;
  // Without a caller, somebody else acts: staff, or a job.
  if (!caller || guarded || !(await guardApplication(deps, trx, applicationId))) return;
  if (!isOn(deps) || (await caller.isOfStaff())) return;
  await makeKnown(deps, trx, { applicationId, party: 'applicant' }, caller, 'first_data');
}

/**
 * The device of this browser, stored with its token; the browser gets one if it has none. A token whose device was signed out is
 * replaced.
 */
export async function enterDevice(deps: ClockDeps, trx: Trx, owner: Owner, caller: Caller): Promise<string> {
  const held = await store.selectByTokens(trx, owner, caller.hashes);
  if (held) return held.id;
  const enter = (tokenHash: Buffer) => store.insertDevice(trx, owner, { tokenHash, ...caller.names }, deps.now());
  const first = await enter(caller.hashFor(owner.party, owner.applicationId));
  const id = first ?? (await enter(caller.hashFor(owner.party, owner.applicationId, { renewed: true })));
  if (!id) throw new Error('A new token was already stored.');
  return id;
}

/** Makes this browser's device known. The application must be locked. Returns its id; null if it was known already. */
export async function makeKnown(
  deps: ClockDeps,
  trx: Trx,
  owner: Owner,
  caller: Caller,
  origin: DeviceOrigin,
): Promise<string | null> {
  const deviceId = await enterDevice(deps, trx, owner, caller);
  if (!(await store.updateProved(trx, deviceId, origin, deps.now()))) return null;
  await store.revokeBeyond(trx, owner, MOST_DEVICES, deps.now());
  await recordEvent(trx, owner.applicationId, applicant, 'device_known', {
    device: deviceId,
    party: owner.party,
    origin,
  });
  return deviceId;
}

/** See `DeviceGate`. */
export function touchDevice(deps: DbDeps & ClockDeps, deviceId: string): Promise<void> {
  return store.touch(deps.db, deviceId, deps.now());
}
