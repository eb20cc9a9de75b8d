import type { Language } from '@volante/contract/country.ts';
import type { KnownDevice } from '@volante/contract/devices/calls.ts';
import { lockApplication } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { replaceLink } from '../applications/links.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { ofApplicant } from './access.ts';
import { notifyReplacedLink } from './messages.ts';
import type { KnownRow, Owner } from './store.ts';
import * as store from './store.ts';

/** The known devices, the one used last first. */
export async function listDevices(db: Db, application: ApplicationFile): Promise<{ items: KnownDevice[] }> {
  const items = (await store.selectKnown(db, ofApplicant(application))).map(showDevice);
  const own = application.device?.deviceId;
  return { items: items.map((item) => ({ ...item, ...(item.deviceId === own && { current: true as const }) })) };
}

export function showDevice({ id, origin, browser, system, proved_at, last_used_at }: KnownRow): KnownDevice {
  const [knownSince, lastUsedAt] = [proved_at.toISOString(), last_used_at.toISOString()];
  return { deviceId: id, origin, browser, system, knownSince, lastUsedAt };
}

/** Signs a device out, also the one that asks, which is shown nothing afterwards. Throws `not_found_error`. */
export async function removeDevice(
  deps: Deps,
  application: ApplicationFile,
  deviceId: string,
): Promise<{ items: KnownDevice[] }> {
  await transaction(deps, async (trx) => {
    await lockApplication(trx, application.applicationId);
    await refuseSignedOut(trx, application);
    await findKnown(trx, ofApplicant(application), deviceId);
    await store.revoke(trx, ofApplicant(application), deviceId, deps.now());
    await recordEvent(trx, application.applicationId, applicant, 'device_removed', { device: deviceId });
  });
  return deviceId === application.device?.deviceId ? { items: [] } : listDevices(deps.db, application);
}

/** Signs out every device but the one that asks. Throws `device_not_proved` if that isn't one itself. */
export async function removeOtherDevices(deps: Deps, application: ApplicationFile): Promise<{ items: KnownDevice[] }> {
  const { applicationId, device } = application;
  if (!device?.isProved) throw new Problem('device_not_proved');
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    await refuseSignedOut(trx, application);
    const count = await store.revokeOthers(trx, ofApplicant(application), device.deviceId, deps.now());
    if (count > 0) await recordEvent(trx, applicationId, applicant, 'devices_removed', { count });
  });
  return listDevices(deps.db, application);
}

/**
 * Signs out a device that the applicant doesn't know, and replaces the link that it had. Returns the id of the new link. Throws
 * `device_not_proved` on a device that isn't known itself, and `not_found_error`.
 */
export function reportDevice(
  deps: Deps,
  application: ApplicationFile,
  { deviceId, language }: { deviceId: string; language: Language },
): Promise<string> {
  const { applicationId, device } = application;
  if (!device?.isProved) throw new Problem('device_not_proved');
  if (deviceId === device.deviceId) throw new Problem('not_found_error');
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    await refuseSignedOut(trx, application);
    const { origin } = await findKnown(trx, ofApplicant(application), deviceId);
    await store.revoke(trx, ofApplicant(application), deviceId, deps.now());
    await recordEvent(trx, applicationId, applicant, 'device_reported', { device: deviceId, origin });
    const requestId = await replaceLink(deps, trx, applicationId, { actor: applicant, reason: null });
    await notifyReplacedLink(deps, trx, { applicationId, language });
    return requestId;
  });
}

/** Another device may have signed out the one that asks while it waited for the lock. */
async function refuseSignedOut(trx: Trx, application: ApplicationFile): Promise<void> {
  const { device } = application;
  if (!device) return;
  const own = await store.selectDevice(trx, ofApplicant(application), device.deviceId);
  if (!own?.proved_at) throw new Problem('device_not_proved');
}

async function findKnown(db: Db, owner: Owner, deviceId: string): Promise<KnownRow> {
  const known = (await store.selectKnown(db, owner)).find(({ id }) => id === deviceId);
  if (!known) throw new Problem('not_found_error');
  return known;
}
