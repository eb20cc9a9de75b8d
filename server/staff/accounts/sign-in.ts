import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import type { StaffSession } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { everyKey } from '../../core/retired-keys.ts';
import { openWithAny } from '../../core/sealed-text.ts';
import type { Outbox } from '../../notifications/notify.ts';
import * as accounts from './account-store.ts';
import * as factors from './factor-store.ts';
import { notifyAccount } from './mails/notify-account.ts';
import { isPassword, recoveryHashes } from './password.ts';
import { type Origin, startSession } from './sessions.ts';
import { newToken, tokenHash } from './token.ts';
import { stepOfCode } from './totp.ts';
import type { TriedFrom } from './tries/known-device.ts';
import { beginTry } from './tries/throttle.ts';

/** Seconds between the two steps of a sign-in. */
export const CHALLENGE_SECONDS = 300;
const TRIES_PER_CHALLENGE = 5;

export type SignInDeps = DbDeps & ConfigDeps & KeyDeps & Outbox;

/** The first step. Throws `sign_in_refused` for a wrong password, an unknown e-mail and an account that is disabled or over alike. */
export async function checkPassword(
  deps: SignInDeps,
  { email, password }: { email: string; password: string },
  from: TriedFrom,
): Promise<string> {
  const lowerCase = email.toLowerCase();
  const attempt = await beginTry(deps, { ...from, email: lowerCase });
  const account = await accounts.selectAccountByEmail(deps.db, lowerCase);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight || accounts.isOver(account, deps.now())) throw new Problem('sign_in_refused');
  await attempt.wasRight();
  return newChallenge(deps, { purpose: 'code', account_id: account.id, signed: null });
}

/** The second step: an authenticator's code, or a recovery code. */
export async function signInByCode(
  deps: SignInDeps,
  { challenge, code }: { challenge: string; code: string },
  { address, known, ...origin }: Origin & TriedFrom,
): Promise<{ token: string; session: StaffSession }> {
  const account = await accountOfChallenge(deps, challenge, { address, known });
  const attempt = await beginTry(deps, { address, known, email: account.email });
  const started = await transaction(deps, async (trx) => {
    const row = await factors.lockChallenge(trx, tokenHash(challenge), deps.now());
    const fresh = await accounts.selectAccount(trx, account.id);
    if (!row || row.tries >= TRIES_PER_CHALLENGE || !fresh || accounts.isOver(fresh, deps.now())) return null;
    await factors.countTry(trx, row.token_hash);
    const isCode = await takeTotp(deps, trx, fresh, code);
    if (!isCode && !(await takeRecoveryCode(deps, trx, fresh, code))) return null;
    if (!isCode) await notifyAccount(deps, trx, account.id, 'recovery_code_used', origin);
    await factors.deleteChallenge(trx, row.token_hash);
    return startSession(deps, trx, fresh, origin);
  });
  if (!started) throw new Problem('sign_in_refused');
  await attempt.succeeded();
  return started;
}

/** Accepts an authenticator's code, each of its 30-second steps once. */
export async function takeTotp(
  deps: SignInDeps,
  trx: Trx,
  account: Pick<accounts.AccountRow, 'id' | 'email' | 'totp_secret'>,
  code: string,
): Promise<boolean> {
  const secret = openWithAny(deps.keys, account.email, account.totp_secret);
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), deps.now());
  return step !== null && (await factors.insertStep(trx, account.id, step));
}

async function takeRecoveryCode(
  deps: SignInDeps,
  trx: Trx,
  { id }: accounts.AccountRow,
  code: string,
): Promise<boolean> {
  for (const hash of recoveryHashes(await everyKey({ ...deps, db: trx }, 'fingerprint'), id, code))
    if (await factors.useRecoveryCode(trx, id, hash)) return true;
  return false;
}

async function accountOfChallenge(deps: SignInDeps, challenge: string, from: TriedFrom): Promise<accounts.AccountRow> {
  const found = await transaction(deps, async (trx) => {
    const row = await factors.lockChallenge(trx, tokenHash(challenge), deps.now());
    if (!row?.account_id || row.purpose !== 'code' || row.tries >= TRIES_PER_CHALLENGE) return null;
    return accounts.selectAccount(trx, row.account_id);
  });
  if (found) return found;
  await beginTry(deps, from);
  throw new Problem('sign_in_refused');
}

/** Stores what the second step has to answer; the token goes to the client. */
export async function newChallenge(
  deps: DbDeps & ClockDeps,
  challenge: Pick<factors.ChallengeRow, 'purpose' | 'account_id' | 'signed'>,
): Promise<string> {
  const token = newToken();
  const at = deps.now();
  const expires_at = new Date(at.getTime() + CHALLENGE_SECONDS * 1000);
  await factors.insertChallenge(deps.db, { ...challenge, token_hash: tokenHash(token), expires_at }, at);
  return token;
}
