import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_MINUTES, MOST_DEVICES } from '@volante/contract/devices/calls.ts';
import { lockApplication } from '../applications/applications.ts';
import { applicant, guarantor, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { budgetKey } from '../core/http/devices/caller.ts';
import { hashOf, newToken } from '../core/http/devices/device-cookie.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { readProofs } from '../personal-data/personal-data.ts';
import { answerKeys, channelsOf, ofApplicant, ownerOf } from './access.ts';
import { type Asking, enterDevice, makeKnown } from './known.ts';
import { notifyNewDevice } from './messages.ts';
import { insertHandOff, useHandOff } from './proof-store.ts';
import * as store from './store.ts';

/**
 * Makes the device known by the birth date and the last four characters of the identifier, where no code can be sent. Throws
 * `conflict_error` if one can, or if the applicant gave no identifier; a 422 that doesn't say which answer is wrong; and, after five
 * tries in a day, `rate_limited`.
 */
export async function checkAnswers(
  deps: Deps,
  { application, caller, language }: Asking,
  given: { birthdate: string; lastFour: string },
): Promise<void> {
  const { applicationId, device } = application;
  const own = await readProofs(deps.db, applicationId);
  if (!own.answers || channelsOf(deps, own).length > 0) throw new Problem('conflict_error');
  const owner = ofApplicant(application);
  for (const key of answerKeys(application, device?.deviceId ?? null))
    await deps.limits.spend('answers_per_device', key);
  await deps.limits.spend('answers', applicationId);
  // Stored with the first try, so that a browser that moves to another address keeps what it has spent.
  if (!device) {
    const deviceId = await transaction(deps, async (trx) => {
      await lockApplication(trx, applicationId);
      return enterDevice(deps, trx, owner, caller);
    });
    await deps.limits.spend('answers_per_device', deviceId);
  }
  const { birthdate, lastFour } = own.answers;
  const said = `${given.birthdate.trim()} ${given.lastFour.trim().toUpperCase()}`;
  if (!isSame(said, `${birthdate} ${lastFour.toUpperCase()}`))
    throw brokenRules(brokenRule('lastFour', 'answers_wrong'), brokenRule('birthdate', 'answers_wrong'));
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const known = await makeKnown(deps, trx, owner, caller, 'answers');
    if (known) await notifyNewDevice(deps, trx, { applicationId, deviceId: known, language });
  });
}

function isSame(said: string, right: string): boolean {
  return timingSafeEqual(hashOf(said), hashOf(right));
}

/**
 * Asks staff to let the device in, and gives it a number that no other one of the application shows. The devices that asked longest
 * ago make room.
 */
export async function askStaff(deps: Deps, { application, caller }: Omit<Asking, 'language'>): Promise<void> {
  const { applicationId, party } = application;
  await deps.limits.spend('helps', `${budgetKey(application)} ${caller.address}`);
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const owner = ownerOf(application);
    const deviceId = await enterDevice(deps, trx, owner, caller);
    const known = await store.selectDevice(trx, owner, deviceId);
    const isFirst = (await store.selectAsking(trx, owner, new Date(deps.now().getTime() - DAY_MS), 1)).length === 0;
    let number = known?.help ?? newNumber();
    while (!(await store.updateHelp(trx, deviceId, number, deps.now()))) number = newNumber();
    await store.forgetAsking(trx, owner, MOST_DEVICES);
    // Once for all that ask: strangers must not use up the events that the driver may cause in a day.
    const actor = party ? guarantor : applicant;
    if (isFirst) await recordEvent(trx, applicationId, actor, 'device_asks', { device: deviceId, party: owner.party });
  });
}

const DAY_MS = 24 * 3_600_000;

function newNumber(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** A token with which one other device becomes known. Throws `device_not_proved` on a device that isn't known itself. */
export async function startHandOff(
  deps: Deps,
  { device }: ApplicationFile,
): Promise<{ token: string; expiresAt: string }> {
  if (!device?.isProved) throw new Problem('device_not_proved');
  const [token, now] = [newToken(), deps.now()];
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await transaction(deps, (trx) =>
    insertHandOff(trx, {
      ...{ token_hash: hashOf(token), device_id: device.deviceId },
      ...{ created_at: now, expires_at: expiresAt },
    }),
  );
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Makes the device known by a token, unless a member of staff is signed in there. A used, late or foreign one changes nothing. */
export async function takeHandOff(deps: Deps, { application, caller, language }: Asking, token: string): Promise<void> {
  const { applicationId } = application;
  if (await caller.isOfStaff()) return;
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const owner = ofApplicant(application);
    if (!(await useHandOff(trx, owner, hashOf(token), deps.now()))) return;
    const deviceId = await makeKnown(deps, trx, owner, caller, 'hand_off');
    if (deviceId) await notifyNewDevice(deps, trx, { applicationId, deviceId, language });
  });
}
