import type { Me } from '@volante/contract/staff/me.ts';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { clientAddress } from '../../core/http/connection/client-address.ts';
import type { StaffSession } from '../../core/http/staff/staff-deps.ts';
import type { AccountRow } from './account-store.ts';
import * as accounts from './account-store.ts';
import * as factors from './factor-store.ts';
import * as store from './session-store.ts';
import { newToken, tokenHash } from './token.ts';
import { dropOldTries } from './tries/throttle.ts';

const MINUTE = 60_000;
/** Activity of a session is recorded at most this often, in ms. */
const SIGN_OF_LIFE = 10_000;
const STEP_UP = 5 * MINUTE;

type SessionDeps = DbDeps & ClockDeps & ConfigDeps;

/** Where a session was started from. */
export interface Origin {
  ip: string;
  /** The browser's own description of itself. */
  device: string;
}

/** Starts a session. The token goes into the cookie; only its hash is stored. */
export async function startSession(
  deps: SessionDeps,
  trx: Trx,
  account: AccountRow,
  { ip, device }: Origin,
): Promise<{ token: string; session: StaffSession }> {
  const token = newToken();
  const at = deps.now();
  const row = await store.insertSession(trx, {
    token_hash: tokenHash(token),
    account_id: account.id,
    started_at: at,
    last_seen_at: at,
    ip,
    device: device.slice(0, 200),
  });
  await accounts.updateAccount(trx, account.id, { last_seen_at: at });
  return { token, session: sessionOf(deps, row, account) };
}

/** The session of a cookie if it is live. Every call by a person counts as activity, which keeps it from timing out. */
export async function findSession(
  deps: SessionDeps,
  token: string,
  asked: 'by_person' | 'by_itself' = 'by_person',
): Promise<StaffSession | null> {
  const found = await store.selectSession(deps.db, tokenHash(token));
  const now = deps.now();
  if (!found || accounts.isOver(found.account, now)) return null;
  const session = sessionOf(deps, found.session, found.account);
  if (session.idleUntil <= now || session.endsAt <= now) return null;
  if (asked === 'by_itself') return session;
  if (now.getTime() - found.session.last_seen_at.getTime() < SIGN_OF_LIFE) return session;
  await store.updateSession(deps.db, session.sessionId, { last_seen_at: now });
  await accounts.updateAccount(deps.db, found.account.id, { last_seen_at: now });
  return sessionOf(deps, { ...found.session, last_seen_at: now }, found.account);
}

/** The given sessions that are over: ended, idle for too long, or of an account that is disabled or over. */
export async function endedAmong(deps: SessionDeps, sessionIds: readonly string[]): Promise<string[]> {
  const { STAFF_SESSION_HOURS: hours, STAFF_IDLE_MINUTES: idle } = deps.config;
  const now = deps.now().getTime();
  const live = await store.selectLiveAmong(deps.db, sessionIds, {
    startedAfter: new Date(now - hours * 60 * MINUTE),
    seenAfter: new Date(now - idle * MINUTE),
    at: new Date(now),
  });
  return sessionIds.filter((id) => !live.has(id));
}

/** Records that the second factor has just been given. Returns until when it counts. */
export async function stepUp(deps: SessionDeps, trx: Trx, sessionId: string): Promise<Date> {
  const until = new Date(deps.now().getTime() + STEP_UP);
  await store.updateSession(trx, sessionId, { stepped_up_until: until });
  return until;
}

async function dropEndedSessions(deps: SessionDeps): Promise<void> {
  const oldest = new Date(deps.now().getTime() - deps.config.STAFF_SESSION_HOURS * 60 * MINUTE);
  await store.deleteSessionsStartedBefore(deps.db, oldest);
}

/** The account as its owner sees it. */
export async function viewMe(db: Db, { account, ...session }: StaffSession): Promise<Me> {
  const [passkeys, recoveryCodesLeft] = await Promise.all([
    factors.selectPasskeysOf(db, account.id),
    factors.countRecoveryCodes(db, account.id),
  ]);
  return {
    account: { ...account, roles: [...account.roles], countries: [...account.countries] },
    session: {
      id: session.sessionId,
      startedAt: session.startedAt.toISOString(),
      idleUntil: session.idleUntil.toISOString(),
      endsAt: session.endsAt.toISOString(),
      steppedUpUntil: session.steppedUpUntil?.toISOString() ?? null,
    },
    factors: {
      totp: true,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft,
    },
  };
}

function sessionOf({ config, now }: SessionDeps, row: store.SessionRow, account: AccountRow): StaffSession {
  const longest = row.started_at.getTime() + config.STAFF_SESSION_HOURS * 60 * MINUTE;
  const endsAt = Math.min(longest, account.ends_at?.getTime() ?? longest);
  const idleUntil = row.last_seen_at.getTime() + config.STAFF_IDLE_MINUTES * MINUTE;
  const isFresh = row.stepped_up_until !== null && row.stepped_up_until > now();
  return {
    sessionId: row.id,
    startedAt: row.started_at,
    idleUntil: new Date(Math.min(idleUntil, endsAt)),
    endsAt: new Date(endsAt),
    steppedUpUntil: isFresh ? row.stepped_up_until : null,
    account: {
      id: account.id,
      name: account.name,
      email: account.email,
      roles: account.roles,
      countries: account.countries,
      language: account.language,
      singleKeys: account.single_keys,
      dailyDigest: account.daily_digest,
    },
  };
}

/** Ends all sessions of all accounts. After a restore, sessions that were ended since the backup would otherwise work again. */
export function endAllSessions(deps: DbDeps): Promise<number> {
  return store.deleteAllSessions(deps.db);
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'sweep-staff-sessions': Record<string, never>;
  }
}

/** Deletes expired sessions and tries that no longer count, hourly. */
export function accountJobs(deps: Deps) {
  return {
    'sweep-staff-sessions': {
      cron: '47 * * * *',
      run: async () => {
        await dropEndedSessions(deps);
        await dropOldTries(deps);
      },
    },
  };
}

/** Where a request comes from. */
export function originOf(request: FastifyRequest): Origin {
  return { ip: clientAddress(request), device: String(request.headers['user-agent'] ?? '') };
}
