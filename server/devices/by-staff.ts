import { MOST_DEVICES, parties } from '@volante/contract/devices/calls.ts';
import type { DevicesOfApplication } from '@volante/contract/staff/links/device-calls.ts';
import { lockApplication, type StaffCause } from '../applications/applications.ts';
import { recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import type { Outbox } from '../notifications/notify.ts';
import { showDevice } from './list.ts';
import { notifyNewDevice } from './messages.ts';
import type { Owner } from './store.ts';
import * as store from './store.ts';

type Named = { applicationId: string };

/** How long a device that asked can be let in, in ms. */
export const ASKED_MS = 24 * 3_600_000;

const ownersOf = ({ applicationId }: Named): Owner[] => parties.map((party) => ({ applicationId, party }));

/** The devices that see the application or the guarantor's page, and those that ask to. */
export async function readDevices({ db, now }: DbDeps & ClockDeps, application: Named): Promise<DevicesOfApplication> {
  const since = new Date(now().getTime() - ASKED_MS);
  const devices: DevicesOfApplication = { known: [], asking: [] };
  for (const owner of ownersOf(application)) {
    const { party } = owner;
    for (const row of await store.selectKnown(db, owner)) devices.known.push({ ...showDevice(row), party });
    for (const { id, browser, system, help, help_at } of await store.selectAsking(db, owner, since, MOST_DEVICES))
      devices.asking.push({ deviceId: id, browser, system, number: help, askedAt: help_at.toISOString(), party });
  }
  return devices;
}

/** Whose device it is. Throws `not_found_error`. */
async function findOwner(trx: Trx, application: Named, deviceId: string): Promise<Owner> {
  for (const owner of ownersOf(application)) if (await store.selectDevice(trx, owner, deviceId)) return owner;
  throw new Problem('not_found_error');
}

/** Lets in a device that asked. Throws `not_found_error`, and `conflict_error` for one that doesn't ask. */
export function allowDevice(
  deps: Outbox & DbDeps,
  application: Named,
  deviceId: string,
  { actor, reason }: StaffCause,
): Promise<DevicesOfApplication> {
  const { applicationId } = application;
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const owner = await findOwner(trx, application, deviceId);
    const asking = await store.selectAsking(trx, owner, new Date(deps.now().getTime() - ASKED_MS), MOST_DEVICES);
    if (!asking.some(({ id }) => id === deviceId)) throw new Problem('conflict_error');
    await store.updateProved(trx, deviceId, 'staff', deps.now());
    await store.revokeBeyond(trx, owner, MOST_DEVICES, deps.now());
    const { party } = owner;
    await recordEvent(trx, applicationId, actor, 'device_allowed', { device: deviceId, party, reason });
    // The applicant isn't told of the guarantor's devices.
    if (party === 'applicant') await notifyNewDevice(deps, trx, { applicationId, deviceId });
    return readDevices({ db: trx, now: deps.now }, application);
  });
}

/** Signs a device out, also one that only asks. Throws `not_found_error`. */
export function revokeDevice(
  deps: Outbox & DbDeps,
  application: Named,
  deviceId: string,
  { actor, reason }: StaffCause,
): Promise<DevicesOfApplication> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, application.applicationId);
    const owner = await findOwner(trx, application, deviceId);
    await store.revoke(trx, owner, deviceId, deps.now());
    const details = { device: deviceId, party: owner.party, reason };
    await recordEvent(trx, application.applicationId, actor, 'device_revoked', details);
    return readDevices({ db: trx, now: deps.now }, application);
  });
}
