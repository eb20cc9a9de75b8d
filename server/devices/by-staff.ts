import { MOST_DEVICES } from '@volante/contract/devices/calls.ts';
import type { DevicesOfApplication } from '@volante/contract/staff/links/device-calls.ts';
import { lockApplication, type StaffCause } from '../applications/applications.ts';
import { recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import type { Outbox } from '../notifications/notify.ts';
import { ofApplicant } from './access.ts';
import { showDevice } from './list.ts';
import { notifyNewDevice } from './messages.ts';
import * as store from './store.ts';

type Named = { applicationId: string };

/** How long a device that asked can be let in, in ms. */
const ASKED_MS = 24 * 3_600_000;

/** The devices that see the application, and those that ask to. */
export async function readDevices({ db, now }: DbDeps & ClockDeps, application: Named): Promise<DevicesOfApplication> {
  const owner = ofApplicant(application);
  const asking = await store.selectAsking(db, owner, new Date(now().getTime() - ASKED_MS), MOST_DEVICES);
  return {
    known: (await store.selectKnown(db, owner)).map(showDevice),
    asking: asking.map(({ id, browser, system, help, help_at }) => ({
      ...{ deviceId: id, browser, system, number: help },
      askedAt: help_at.toISOString(),
    })),
  };
}

/** Lets in a device that asked. Throws `not_found_error`, and `conflict_error` for one that doesn't ask. */
export function allowDevice(
  deps: Outbox & DbDeps,
  application: Named,
  deviceId: string,
  { actor, reason }: StaffCause,
): Promise<DevicesOfApplication> {
  const { applicationId } = application;
  const owner = ofApplicant(application);
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    if (!(await store.selectDevice(trx, owner, deviceId))) throw new Problem('not_found_error');
    const asking = await store.selectAsking(trx, owner, new Date(deps.now().getTime() - ASKED_MS), MOST_DEVICES);
    if (!asking.some(({ id }) => id === deviceId)) throw new Problem('conflict_error');
    await store.updateProved(trx, deviceId, 'staff', deps.now());
    await store.revokeBeyond(trx, owner, MOST_DEVICES, deps.now());
    await recordEvent(trx, applicationId, actor, 'device_allowed', { device: deviceId, reason });
    await notifyNewDevice(deps, trx, { applicationId, deviceId });
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
  const owner = ofApplicant(application);
  return transaction(deps, async (trx) => {
    await lockApplication(trx, application.applicationId);
    if (!(await store.revoke(trx, owner, deviceId, deps.now()))) throw new Problem('not_found_error');
    await recordEvent(trx, application.applicationId, actor, 'device_revoked', { device: deviceId, reason });
    return readDevices({ db: trx, now: deps.now }, application);
  });
}
