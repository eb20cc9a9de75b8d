import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { StaffAccount, StaffSession } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import * as accounts from './account-store.ts';
import * as store from './factor-store.ts';
import { notifyAccount } from './mails/notify-account.ts';
import { type Origin, startSession } from './sessions.ts';
import { newChallenge, type SignInDeps } from './sign-in.ts';
import { tokenHash } from './token.ts';
import type { TriedFrom } from './tries/known-device.ts';
import { beginTry } from './tries/throttle.ts';

/** Options for signing in or stepping up with any passkey of this product. The device has to verify the person. */
export async function passkeyOptions(deps: SignInDeps) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(deps), userVerification: 'required' });
  const challenge = await newChallenge(deps, { purpose: 'passkey', account_id: null, signed: options.challenge });
  return { challenge, options: { ...options } };
}

interface PasskeyAnswer {
  challenge: string;
  response: Record<string, unknown>;
}

/** Signs in by passkey, which is both factors in one. Throws `sign_in_refused`. */
export async function signInByPasskey(
  deps: SignInDeps,
  answer: PasskeyAnswer,
  { address, known, ...origin }: Origin & TriedFrom,
): Promise<{ token: string; session: StaffSession }> {
  const attempt = await beginTry(deps, { address, known });
  const started = await transaction(deps, async (trx) => {
    const account = await takePasskey(deps, trx, answer);
    return account && !accounts.isOver(account, deps.now()) ? startSession(deps, trx, account, origin) : null;
  });
  if (!started) throw new Problem('sign_in_refused');
  await attempt.succeeded();
  return started;
}

/** The account whose passkey signed the challenge; null if the answer isn't valid. A challenge works once. */
export async function takePasskey(
  deps: SignInDeps,
  trx: Trx,
  { challenge, response }: PasskeyAnswer,
): Promise<accounts.AccountRow | null> {
  const waiting = await store.lockChallenge(trx, tokenHash(challenge), deps.now());
  if (waiting?.purpose !== 'passkey' || !waiting.signed) return null;
  await store.deleteChallenge(trx, waiting.token_hash);
  const passkey = typeof response.id === 'string' ? await store.selectPasskey(trx, response.id) : null;
  if (!passkey) return null;
  // The library throws the same kind of error for everything that is wrong with an answer.
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: waiting.signed,
    expectedOrigin: deps.config.PUBLIC_URL,
    expectedRPID: hostOf(deps),
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const counter = checked.authenticationInfo.newCounter;
  await store.updatePasskey(trx, passkey.id, { counter, last_used_at: deps.now() });
  return accounts.selectAccount(trx, passkey.account_id);
}

/** Options for creating a passkey for this account. */
export async function newPasskeyOptions(deps: SignInDeps, account: StaffAccount) {
  const own = await store.selectPasskeysOf(deps.db, account.id);
  const options = await generateRegistrationOptions({
    rpName: deps.config.BRAND_NAME,
    rpID: hostOf(deps),
    userName: account.email,
    userDisplayName: account.name,
    userID: Uint8Array.from(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = await newChallenge(deps, {
    purpose: 'new_passkey',
    account_id: account.id,
    signed: options.challenge,
  });
  return { challenge, options: { ...options } };
}

/** Adds the passkey created by the device. Throws a 422 at `challenge` or `response`. */
export async function addPasskey(
  deps: SignInDeps,
  account: StaffAccount,
  { challenge, response, name }: PasskeyAnswer & { name: string },
  from: Origin,
): Promise<void> {
  await transaction(deps, async (trx) => {
    const waiting = await store.lockChallenge(trx, tokenHash(challenge), deps.now());
    if (waiting?.purpose !== 'new_passkey' || waiting.account_id !== account.id || !waiting.signed) {
      throw brokenRules(brokenRule('challenge', 'invalid_value'));
    }
    const made = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: waiting.signed,
      expectedOrigin: deps.config.PUBLIC_URL,
      expectedRPID: hostOf(deps),
      requireUserVerification: true,
    }).catch(() => null);
    if (!made?.verified) throw brokenRules(brokenRule('response', 'invalid_value'));
    const { credential } = made.registrationInfo;
    if (await store.selectPasskey(trx, credential.id)) throw brokenRules(brokenRule('response', 'invalid_value'));
    await store.deleteChallenge(trx, waiting.token_hash);
    await store.insertPasskey(trx, {
      credential_id: credential.id,
      account_id: account.id,
      name,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      created_at: deps.now(),
    });
    await notifyAccount(deps, trx, account.id, 'passkey_added', from);
  });
}

/** Throws `not_found_error` for an unknown passkey, or one of another account. */
export async function removePasskey(
  deps: SignInDeps,
  account: StaffAccount,
  passkeyId: string,
  from: Origin,
): Promise<void> {
  await transaction(deps, async (trx) => {
    const removed = isRequestId(passkeyId) ? await store.deletePasskeys(trx, account.id, passkeyId) : 0;
    if (removed === 0) throw new Problem('not_found_error');
    await notifyAccount(deps, trx, account.id, 'passkey_removed', from);
  });
}

function hostOf({ config }: SignInDeps): string {
  return new URL(config.PUBLIC_URL).hostname;
}
