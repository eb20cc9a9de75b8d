import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  type MadeToken,
  MOST_SERVICE_ACCOUNTS,
  type ServiceAccount,
  type ServiceAccountChange,
  type ServiceAccountGiven,
} from '@volante/contract/staff/administration/service-accounts.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { newServiceToken } from '../../core/http/staff/service-token.ts';
import { Problem } from '../../core/problem.ts';
import type { Outbox } from '../../notifications/notify.ts';
import { insertAccount, updateAccount } from '../accounts/account-store.ts';
import { notifyAdmins } from '../accounts/mails/notify-account.ts';
import { tokenHash } from '../accounts/token.ts';
import { endFor } from '../days.ts';
import { showMoment, showMoments } from '../show-media.ts';
import * as store from './service-account-store.ts';

type ServiceDeps = DbDeps & Outbox;

/** All live ones and as many revoked ones as fit. */
export async function listServiceAccounts(db: Db): Promise<ServiceAccount[]> {
  return (await store.selectServices(db, 2 * MOST_SERVICE_ACCOUNTS)).map(show);
}

/**
 * Makes an account with its first token. `by` is null from the shell. Throws a 422 at `expiresOn` for a day that is over, and
 * `conflict_error` if there are too many accounts.
 */
export function makeServiceAccount(
  deps: ServiceDeps,
  by: string | null,
  { name, scopes, countries: only = [], networks = [], expiresOn = null, callsPerMinute = null }: ServiceAccountGiven,
): Promise<MadeToken> {
  const at = deps.now();
  const expires_at = endFor('expiresOn', expiresOn, at);
  return transaction(deps, async (trx) => {
    if ((await store.lockLive(trx)) >= MOST_SERVICE_ACCOUNTS) throw new Problem('conflict_error');
    const id = uuidv7();
    await insertAccount(trx, {
      id,
      email: `${id}@service.invalid`,
      name,
      roles: ['reviewer'],
      // No password has this hash, and the account is disabled besides.
      password_hash: '',
      totp_secret: Buffer.alloc(0),
      created_at: at,
    });
    await updateAccount(trx, id, { disabled_at: at });
    const row = { account_id: id, scopes, countries: only, networks, expires_at, calls_per_minute: callsPerMinute };
    await store.insertService(trx, { ...row, created_by: by, created_at: at, revoked_at: null });
    await notifyAdmins(deps, trx, 'service_made', { service: { name, gained: scopes, by } });
    return addToken(deps, trx, id);
  });
}

/**
 * Changes the given fields; the admins hear of it if it may do more than before. `by` is null from the shell. Throws a 422 at
 * `expiresOn` for a day that is over, and `not_found_error`.
 */
export function changeServiceAccount(
  deps: ServiceDeps,
  by: string | null,
  accountId: string,
  { name, scopes, countries: only, networks, expiresOn, callsPerMinute }: ServiceAccountChange,
): Promise<ServiceAccount> {
  const change = {
    ...(scopes && { scopes }),
    ...(only && { countries: only }),
    ...(networks && { networks }),
    ...(callsPerMinute !== undefined && { calls_per_minute: callsPerMinute }),
    ...(expiresOn !== undefined && { expires_at: endFor('expiresOn', expiresOn, deps.now()) }),
  };
  return transaction(deps, async (trx) => {
    const before = await lock(trx, accountId);
    if (Object.keys(change).length > 0) await store.updateService(trx, accountId, change);
    if (name !== undefined) await updateAccount(trx, accountId, { name });
    const after = await read(trx, accountId);
    const gained = gainedBy(before, { ...before, ...change });
    if (gained.length > 0)
      await notifyAdmins(deps, trx, 'service_grown', { service: { name: after.name, gained, by } });
    return after;
  });
}

type Rights = Parameters<typeof store.insertService>[1];

/** Scopes that are new, and `countries`, `networks`, `end` or `budget` where these are wider. No countries, networks or end: no limit. */
function gainedBy(before: Rights, after: Rights): string[] {
  const isWider = (was: readonly string[], is: readonly string[]) =>
    was.length > 0 && (is.length === 0 || is.some((item) => !was.includes(item)));
  const isLater = before.expires_at !== null && (after.expires_at === null || after.expires_at > before.expires_at);
  const [was, is] = [before.calls_per_minute, after.calls_per_minute];
  return [
    ...after.scopes.filter((scope) => !before.scopes.includes(scope)),
    ...(isWider(before.countries, after.countries) ? ['countries'] : []),
    // Those of staff may be fewer or more than its own.
    ...(isWider(before.networks, after.networks) || (before.networks.length === 0 && after.networks.length > 0)
      ? ['networks']
      : []),
    ...(isLater ? ['end'] : []),
    // The installation's may be less than its own, or more.
    ...(was !== is && (was === null || is === null || is > was) ? ['budget'] : []),
  ];
}

/** Adds a token. Throws `not_found_error`, and `conflict_error` if there are two. */
export function addServiceToken(deps: ServiceDeps, accountId: string): Promise<MadeToken> {
  return transaction(deps, async (trx) => {
    await lock(trx, accountId);
    return addToken(deps, trx, accountId);
  });
}

/** Revokes a token. Throws `not_found_error` for one that isn't a live one of the account. */
export function revokeServiceToken(deps: ServiceDeps, accountId: string, tokenId: string): Promise<ServiceAccount> {
  return transaction(deps, async (trx) => {
    await lock(trx, accountId);
    const revoked = isRequestId(tokenId) ? await store.revokeTokens(trx, accountId, deps.now(), tokenId) : 0;
    if (revoked === 0) throw new Problem('not_found_error');
    return read(trx, accountId);
  });
}

/** Revokes the account with all its tokens. Throws `not_found_error`. */
export function revokeServiceAccount(deps: ServiceDeps, accountId: string): Promise<ServiceAccount> {
  return transaction(deps, async (trx) => {
    await lock(trx, accountId);
    await store.revokeTokens(trx, accountId, deps.now());
    await store.updateService(trx, accountId, { revoked_at: deps.now() });
    return read(trx, accountId);
  });
}

async function lock(trx: Trx, accountId: string): Promise<Rights> {
  const row = isRequestId(accountId) ? await store.lockService(trx, accountId) : null;
  if (!row) throw new Problem('not_found_error');
  return row;
}

// Two calls at the same time take the same place, and the second breaks the index.
async function addToken(deps: ClockDeps, trx: Trx, accountId: string): Promise<MadeToken> {
  const taken = (await store.selectLiveTokens(trx, accountId)).map(({ place }) => place);
  const place = [1, 2].find((free) => !taken.includes(free));
  if (place === undefined) throw new Problem('conflict_error');
  const token = newServiceToken();
  await store.insertToken(trx, { account_id: accountId, token_hash: tokenHash(token), place, created_at: deps.now() });
  return { account: await read(trx, accountId), token };
}

async function read(db: Db, accountId: string): Promise<ServiceAccount> {
  const [row] = await store.selectServices(db, 1, accountId);
  if (!row) throw new Problem('not_found_error');
  return show(row);
}

function show(row: store.ListedService): ServiceAccount {
  return {
    id: row.account_id,
    name: row.name,
    scopes: row.scopes,
    countries: row.countries,
    networks: row.networks,
    expiresAt: row.expires_at?.toISOString() ?? null,
    callsPerMinute: row.calls_per_minute,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by === null ? null : { id: row.created_by, name: row.maker ?? '' },
    revokedAt: row.revoked_at?.toISOString() ?? null,
    tokens: row.tokens.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: showMoment(createdAt),
      lastUsedAt: showMoments(lastUsedAt),
    })),
  };
}
