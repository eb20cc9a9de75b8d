import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODES_A_DAY,
  PROOF_TRIES,
  RESEND_SECONDS,
} from '@volante/contract/devices/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockApplication } from '../applications/applications.ts';
import type { Db } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, Deps } from '../core/deps.ts';
import { budgetKey } from '../core/http/devices/caller.ts';
import { allKeys } from '../core/keys.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { sealText } from '../core/sealed-text.ts';
import { notify } from '../notifications/notify.ts';
import { readContact } from '../personal-data/personal-data.ts';
import { isPrintOf } from '../personal-data/proved-phone.ts';
import { channelsOf, ownerOf, proofsOf } from './access.ts';
import { type Asking, enterDevice, makeKnown } from './known.ts';
import { notifyNewDevice } from './messages.ts';
import * as proofs from './proof-store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Sends a code to the applicant's own address on this channel. It counts on the device that asked, only, and the one before is void.
 * Throws `conflict_error` without an address there, and `rate_limited`.
 */
export async function sendCode(
  deps: Deps,
  { application, caller, language }: Asking,
  channel: MessageChannel,
): Promise<void> {
  const { applicationId, device } = application;
  const offered = channelsOf(deps, await proofsOf(deps, application));
  if (!offered.some((item) => item.channel === channel)) throw new Problem('conflict_error');
  // First what one device may, then all from one address, then everybody: a stranger spends what is theirs.
  if (device) await refuseTooMany(deps, deps.db, device.deviceId);
  await deps.limits.spend('codes_per_address', `${budgetKey(application)} ${caller.address}`);
  await deps.limits.spend('codes', budgetKey(application));
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const deviceId = await enterDevice(deps, trx, ownerOf(application), caller);
    await refuseTooMany(deps, trx, deviceId);
    const [id, now, code] = [uuidv7(), deps.now(), newCode()];
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
    await proofs.insertCode(trx, {
      ...{ id, device_id: deviceId, channel, created_at: now, expires_at: expiresAt },
      code_hash: printOf(deps.keys.fingerprint, id, code),
      sealed: sealText(deps.keys.encryption, id, code),
    });
    const message = { kind: 'access_code', about: `access_code ${id}`, detail: id } as const;
    await notify(deps, trx, { applicationId, ...message, language, expiresAt });
  });
}

/** Throws `rate_limited` within 30 s of the code before, and after five codes of a day. */
async function refuseTooMany({ now }: ClockDeps, db: Db, deviceId: string): Promise<void> {
  const at = now().getTime();
  const last = await proofs.selectCode(db, deviceId);
  const wait = last ? last.created_at.getTime() + RESEND_SECONDS * 1000 - at : 0;
  // A clock that was set back must not keep anybody waiting for longer.
  if (wait > 0 && wait <= RESEND_SECONDS * 1000)
    throw new Problem('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
  if ((await proofs.countCodes(db, deviceId, new Date(at - DAY_MS))) < CODES_A_DAY) return;
  throw new Problem('rate_limited', { retryAfter: DAY_MS / 1000 });
}

/**
 * Makes the device known by the code that was sent to it last. Throws a 422 at `code`; a wrong one costs a try, and after the last one
 * no code is right any more.
 */
export async function checkCode(deps: Deps, { application, caller, language }: Asking, typed: string): Promise<void> {
  const { applicationId, device } = application;
  const code = typed.replaceAll(/[\s-]/g, '');
  if (!new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) throw wrong('code_wrong');
  const sent = device && (await proofs.spendTry(deps.db, device.deviceId, deps.now(), PROOF_TRIES));
  if (!sent) throw wrong('code_expired');
  if (!isCode(deps, sent, code)) throw wrong('code_wrong');
  await transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    if (!(await proofs.endCode(trx, sent.id, deps.now()))) throw wrong('code_expired');
    const deviceId = await makeKnown(deps, trx, ownerOf(application), caller, 'code');
    // They read what was sent to the number, if it is still the same one.
    const { phone } = await readContact(trx, applicationId);
    if (!application.party && sent.phone_print && isPrintOf(deps.keys, sent.phone_print, phone))
      await deps.provePhone(trx, applicationId, 'code');
    // The applicant isn't told of the guarantor's devices.
    if (deviceId && !application.party) await notifyNewDevice(deps, trx, { applicationId, deviceId, language });
  });
}

function wrong(code: 'code_wrong' | 'code_expired'): Problem {
  return brokenRules(brokenRule('code', code));
}

function isCode({ keys }: Pick<Deps, 'keys'>, { id, code_hash }: proofs.CodeRow, typed: string): boolean {
  return allKeys(keys, 'fingerprint').some((key) => timingSafeEqual(code_hash, printOf(key, id, typed)));
}

function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

// With a key, since all codes of six digits can be tried against a plain hash.
function printOf(key: Buffer, id: string, code: string): Buffer {
  return createHmac('sha256', key).update(`device code ${id} ${code}`).digest();
}
