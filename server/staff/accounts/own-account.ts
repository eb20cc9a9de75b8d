import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Commit, Within } from '../../core/http/staff/call-transaction.ts';
import type { StaffAccount, StaffSession } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { openWithAny, sealText } from '../../core/sealed-text.ts';
import * as accounts from './account-store.ts';
import * as factors from './factor-store.ts';
import { notifyAccount } from './mails/notify-account.ts';
import { takePasskey } from './passkeys.ts';
import { hashPassword, isPassword, newRecoveryCodes, recoveryHash } from './password.ts';
import * as sessions from './session-store.ts';
import { type Origin, stepUp } from './sessions.ts';
import { type SignInDeps, takeTotp } from './sign-in.ts';
import { isWeakPassword } from './strength/weak-password.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';
import { beginTry } from './tries/throttle.ts';

type Confirmation = { code: string } | { challenge: string; response: Record<string, unknown> };

/** Accepts a second factor for the session, in the call's transaction. Throws `sign_in_refused`. */
export async function confirmFactor<Data>(
  deps: SignInDeps,
  { account, sessionId }: StaffSession,
  confirmation: Confirmation,
  commit: (change: (within: Within) => Promise<Date>) => Promise<Data>,
): Promise<Data> {
  const attempt = await beginTry(deps, { sessionId });
  // A wrong answer, too, uses up the challenge, but must not be logged as a step-up.
  const isRight = await transaction(deps, async (trx) =>
    'code' in confirmation
      ? takeTotp(deps, trx, await readAccount(trx, account), confirmation.code)
      : (await takePasskey(deps, trx, confirmation))?.id === account.id,
  );
  if (!isRight) throw new Problem('sign_in_refused');
  const answer = await commit(({ db }) => stepUp(deps, db, sessionId));
  await attempt.succeeded();
  return answer;
}

/** Changes the password and ends the other sessions, in the call's transaction. Throws `sign_in_refused` for a wrong `current`, and a 422 at `next`. */
export async function changePassword<Data>(
  deps: SignInDeps,
  { account, sessionId }: StaffSession,
  { current, next }: { current: string; next: string },
  from: Origin,
  commit: Commit<Data>,
): Promise<Data> {
  const attempt = await beginTry(deps, { sessionId });
  const row = await readAccount(deps.db, account);
  if (!(await isPassword(current, row.password_hash))) throw new Problem('sign_in_refused');
  if (await isWeakPassword(next, [account.name, account.email])) {
    await attempt.wasRight();
    throw brokenRules(brokenRule('next', 'password_too_weak'));
  }
  const password_hash = await hashPassword(next);
  const answer = await commit(async ({ db }) => {
    await accounts.updateAccount(db, account.id, { password_hash });
    await sessions.deleteSessions(db, account.id, { but: sessionId });
    await notifyAccount(deps, db, account.id, 'password_changed', from);
  });
  await attempt.succeeded();
  return answer;
}

/** Creates the secret of a new authenticator. The present one counts until the new one is confirmed. */
export async function startTotp(deps: SignInDeps, account: StaffAccount): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const totp_next = sealText(deps.keys.encryption, account.email, secret);
  await transaction(deps, (trx) => accounts.updateAccount(trx, account.id, { totp_next }));
  return { secret, uri: totpAddress(secret, deps.config.BRAND_NAME, account.email) };
}

/** Confirms the new authenticator by its code. Throws a 422 at `code`, also if none waits to be confirmed. */
export async function confirmTotp(
  deps: SignInDeps,
  account: StaffAccount,
  code: string,
  from: Origin,
): Promise<string[]> {
  return transaction(deps, async (trx) => {
    const { totp_next } = await readAccount(trx, account);
    const secret = totp_next && openWithAny(deps.keys, account.email, totp_next);
    const step = secret && stepOfCode(secret, code, deps.now());
    if (!step) throw brokenRules(brokenRule('code', 'invalid_value'));
    await factors.deleteSteps(trx, account.id);
    // Of two confirmations at once, only one counts.
    if (!(await factors.insertStep(trx, account.id, step))) throw brokenRules(brokenRule('code', 'invalid_value'));
    await accounts.updateAccount(trx, account.id, { totp_secret: totp_next as Buffer, totp_next: null });
    await notifyAccount(deps, trx, account.id, 'authenticator_changed', from);
    return replaceCodes(deps, trx, account);
  });
}

/** Creates ten new recovery codes; the old ones stop working. */
export function renewRecoveryCodes(deps: SignInDeps, account: StaffAccount, from: Origin): Promise<string[]> {
  return transaction(deps, async (trx) => {
    await notifyAccount(deps, trx, account.id, 'recovery_codes_renewed', from);
    return replaceCodes(deps, trx, account);
  });
}

async function replaceCodes(deps: Pick<SignInDeps, 'keys'>, trx: Trx, { id }: StaffAccount): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(deps, id, code) as Buffer);
  await factors.replaceRecoveryCodes(trx, id, hashes);
  return codes;
}

async function readAccount(db: Db, { id }: StaffAccount): Promise<accounts.AccountRow> {
  const row = await accounts.selectAccount(db, id);
  if (!row) throw new Problem('authentication_error');
  return row;
}
