import { email as emailRule } from '@volante/contract/countries/contact.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { allRoles, needsEnd, type Role, sortCountries, sortRoles } from '@volante/contract/staff/roles.ts';
import * as z from 'zod/mini';
import { linkFreeAdvisor } from '../../appointments/advisors/advisors.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { parse } from '../../core/http/parse.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { openWithAny, sealText } from '../../core/sealed-text.ts';
import type { Outbox } from '../../notifications/notify.ts';
import * as accounts from './account-store.ts';
import * as factors from './factor-store.ts';
import * as store from './invitation-store.ts';
import { notifyAccount } from './mails/notify-account.ts';
import { hashPassword, newRecoveryCodes, recoveryHash } from './password.ts';
import { deleteSessions } from './session-store.ts';
import type { Origin } from './sessions.ts';
import { isWeakPassword } from './strength/weak-password.ts';
import { newToken, tokenHash } from './token.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const HOUR = 3_600_000;
const OPEN_FOR = 72 * HOUR;

type AccountDeps = DbDeps & ConfigDeps & KeyDeps & Outbox;

export interface Invitation {
  id: string;
  url: string;
  token: string;
  expiresAt: string;
}

interface Invited {
  /** Null if the invited person enters it. */
  email: string | null;
  /** Null for a reset, which changes none. */
  roles: readonly Role[] | null;
  /** In which the account will work; none: every one. */
  countries?: readonly CountryCode[];
  /** From when the account no longer works. */
  endsAt?: Date | null;
  /** The advisor with whom the account will be linked. */
  advisorId?: string | null;
  reset?: boolean;
}

/**
 * Invites somebody; an earlier invitation to the same address becomes invalid. With `reset` it invites an existing account to
 * set new factors. Throws `account_exists`, `not_found_error` for a reset without an account, and a 422 at `endsOn`.
 */
export function invite(
  deps: AccountDeps,
  { email, roles, countries = [], endsAt = null, advisorId = null, reset = false }: Invited,
): Promise<Invitation> {
  if (roles) refuseEndless(roles, endsAt);
  return transaction(deps, async (trx) => {
    const at = deps.now();
    const address = email && normalEmail(email);
    const known = address ? await accounts.selectAccountByEmail(trx, address) : null;
    if (known && !reset) throw new Problem('account_exists');
    if (!known && reset) throw new Problem('not_found_error');
    if (address) await store.voidInvitations(trx, address, at);
    const token = newToken();
    const expiresAt = new Date(at.getTime() + OPEN_FOR);
    const id = await store.insertInvitation(trx, {
      token_hash: tokenHash(token),
      email: address,
      roles: known?.roles ?? sortRoles(roles ?? ['advisor']),
      countries: known?.countries ?? sortCountries(countries),
      ends_at: known?.ends_at ?? endsAt,
      account_id: known?.id ?? null,
      advisor_id: advisorId,
      totp_secret: sealText(deps.keys.encryption, token, newTotpSecret()),
      created_at: at,
      expires_at: expiresAt,
    });
    if (known) await notifyAccount(deps, trx, known.id, 'reset_invited');
    const url = `${deps.config.PUBLIC_URL}/staff/invitation#${token}`;
    return { id, url, token, expiresAt: expiresAt.toISOString() };
  });
}

/** Invites the first admin; null if there is an admin already. */
export async function inviteFirstAdmin(deps: AccountDeps): Promise<Invitation | null> {
  return (await isWithoutAdmin(deps)) ? invite(deps, { email: null, roles: allRoles }) : null;
}

export async function isWithoutAdmin({ db, now }: DbDeps & ClockDeps): Promise<boolean> {
  return !(await accounts.hasAdmin(db, now()));
}

/**
 * The roles and e-mail address an invitation is for, with the new authenticator's secret. Throws `not_found_error` for unknown,
 * used and expired ones alike.
 */
export async function openInvitation(deps: AccountDeps, token: string) {
  const row = await findOpen(deps, token);
  const secret = secretOf(deps, token, row.totp_secret);
  const { BRAND_NAME } = deps.config;
  return {
    email: row.email,
    roles: row.roles,
    expiresAt: row.expires_at.toISOString(),
    totp: { secret, uri: totpAddress(secret, BRAND_NAME, row.email ?? BRAND_NAME) },
  };
}

// Only the token opens the secret, so it can't be sealed again with a new key. The invitation ends when the old key is removed.
function secretOf({ keys }: KeyDeps, token: string, sealed: Buffer): string {
  try {
    return openWithAny(keys, token, sealed);
  } catch {
    throw new Problem('not_found_error');
  }
}

interface Acceptance {
  token: string;
  name: string;
  password: string;
  code: string;
  email?: string | undefined;
}

/**
 * Creates the account, or sets new factors for an existing one and ends its sessions. Throws a 422 at `password`, `code` or
 * `email`.
 */
export async function acceptInvitation(
  deps: AccountDeps,
  { token, name, password, code, email }: Acceptance,
  from: Origin,
): Promise<{ account: accounts.AccountRow; recoveryCodes: string[] }> {
  const open = await findOpen(deps, token);
  const address = open.email ?? (email === undefined ? null : normalEmail(email));
  if (address === null) throw brokenRules(brokenRule('email', 'email_required'));
  const secret = secretOf(deps, token, open.totp_secret);
  const step = stepOfCode(secret, code, deps.now());
  if (step === null) throw brokenRules(brokenRule('code', 'invalid_value'));
  if (await isWeakPassword(password, [name, address])) throw brokenRules(brokenRule('password', 'password_too_weak'));
  const passwordHash = await hashPassword(password);

  return transaction(deps, async (trx) => {
    const row = await findOpen({ ...deps, db: trx }, token, true);
    const values = {
      name,
      password_hash: passwordHash,
      totp_secret: sealText(deps.keys.encryption, address, secret),
    };
    // The account takes the invitation's id, which the inviting admin already knows.
    const id =
      row.account_id ??
      (await addAccount(deps, trx, {
        ...{ ...values, id: row.id, email: address },
        ...{ roles: row.roles, countries: row.countries, ends_at: row.ends_at },
      }));
    if (row.account_id) {
      await accounts.updateAccount(trx, id, { ...values, totp_next: null });
      await factors.deletePasskeys(trx, id);
      await factors.deleteSteps(trx, id);
      await deleteSessions(trx, id);
      await notifyAccount(deps, trx, id, 'access_reset', from);
    }
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((recoveryCode) => recoveryHash(deps, id, recoveryCode) as Buffer);
    await factors.replaceRecoveryCodes(trx, id, hashes);
    await factors.insertStep(trx, id, step);
    await store.markUsed(trx, row.id, deps.now());
    if (row.advisor_id) await linkFreeAdvisor({ db: trx }, id, row.advisor_id);
    const account = (await accounts.selectAccount(trx, id)) as accounts.AccountRow;
    return { account, recoveryCodes };
  });
}

type NewAccount = Pick<
  accounts.AccountRow,
  'id' | 'name' | 'email' | 'roles' | 'countries' | 'ends_at' | 'password_hash' | 'totp_secret'
>;

function addAccount(deps: ClockDeps, trx: Parameters<typeof accounts.insertAccount>[0], account: NewAccount) {
  return accounts.insertAccount(trx, { ...account, created_at: deps.now() });
}

async function findOpen(deps: AccountDeps, token: string, lock = false): Promise<store.InvitationRow> {
  const row = await store.selectInvitation(deps.db, tokenHash(token), deps.now(), lock);
  // Only the first admin's invitation has no address, and it ends once there is an admin.
  if (!row || (row.email === null && (await accounts.hasAdmin(deps.db, deps.now())))) {
    throw new Problem('not_found_error');
  }
  return row;
}

/** Throws a 422 at `endsOn` for roles that need an end. */
export function refuseEndless(roles: readonly Role[], endsAt: Date | null): void {
  if (endsAt === null && needsEnd({ roles })) throw brokenRules(brokenRule('endsOn', 'field_required'));
}

/** The address in lower case. Throws a 422 at `email`. */
export function normalEmail(email: string): string {
  return parse(z.object({ email: emailRule }), { email }).email.toLowerCase();
}
