import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@volante/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../../database/db.ts';
import { isDatabaseLost } from '../../database/lost-database.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { openWithAny, sealText } from '../../sealed-text.ts';
import { errorBody, problemOf } from '../error-handler.ts';
import { BodyPrint } from './body-print.ts';
import * as store from './idempotency-store.ts';

const HOUR = 3_600_000;
const KEPT = 24 * HOUR;
/**
 * Lease of a key in ms; a living process renews it. If a process is killed, repeats of its calls wait this long, and no call may
 * take more than 10 s.
 */
const LEASE = 6_000;
/** Timeout of a second request waiting for the first's response, in ms. */
const TIMEOUT = 25_000;
/** Timeout for the rest of a body once its reader has what it needs, in ms. */
const LAST_BYTES = 5_000;

export interface StoredAnswer {
  status: number;
  /** The serialized JSON. */
  body: string;
  /** True for a stored response. */
  replayed?: boolean;
  /** The application that a response to staff is about. */
  about?: string | null;
}

/** Runs a write with an Idempotency-Key once; repeats get the first response. */
interface Once {
  /**
   * Claims the key for an application or a staff account. Returns the stored response if there is one. `about` is the application
   * that a response to staff will be about, with which it is erased. Throws `idempotency_key_reused` for a different request.
   */
  begin(ownerId: string, input: unknown, about?: string | null): Promise<StoredAnswer | null>;
  /** Runs the work and stores its response or refusal; our own failures are not stored, so that they can be retried. */
  keep(work: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /**
   * Stores the response at the end of the work's own transaction, for work that must not be repeated even after a crash. Throws
   * `server_unavailable_error` if another process has done the work meanwhile.
   */
  keepWith(trx: Trx, answer: StoredAnswer): Promise<void>;
}

interface OnceAs {
  /** The caller's roles and countries; a response to some isn't reused for others. */
  role?: string;
  /** Whether the response contains a secret; the database then holds it encrypted. */
  isSecret?: boolean;
  /** The call is by a device that proved nothing, whose writes count apart. */
  isLimited?: boolean;
  /** The caller's budget covers every call, so writes have none beside it. */
  isService?: boolean;
}

/** Null for reads, and for writes without a key. Call it before the body is read. `as` is asked for when the key is claimed. */
export function oncePerKey(deps: Deps, request: FastifyRequest, as: OnceAs | (() => OnceAs) = {}): Once | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem('bad_request_error');
  const print = request.isMultipart() ? new BodyPrint(request.raw) : null;
  // A form's URL may be followed by an arbitrarily long query.
  const asked = [request.method, print ? request.routeOptions.url : request.url];
  let what = asked.join(' ');
  let isSecret = false;
  let id: store.KeyId | null = null;
  let kept: string | null = null;

  async function keepAnswer(
    db: Db | Trx,
    { status, body, about = null }: StoredAnswer,
    bytes: string | null,
  ): Promise<boolean> {
    if (id === null) return true;
    const answer = isSecret ? sealAnswer(deps, id, body) : body;
    const row = { status, answer, fingerprint: bytes && `${what} ${bytes}`, about };
    return store.keepAnswer(db, id, row, deps.config.ANSWERS_KB_PER_APPLICATION * 1024);
  }

  async function replay(own: store.KeyId, row: store.KeyRow, fingerprint: string | null): Promise<StoredAnswer | null> {
    const stored = row.status !== null && row.answer !== null ? { status: row.status, body: row.answer } : null;
    // While the first request is running, this one's body stays unread: this one may still be the one that is processed.
    const printed = stored ? (fingerprint ?? `${what} ${await print?.whole(TIMEOUT)}`) : fingerprint;
    if (printed && row.fingerprint && row.fingerprint !== printed) throw new Problem('idempotency_key_reused');
    return stored && { ...stored, body: openAnswer(deps, own, stored.body), replayed: true };
  }

  return {
    async begin(ownerId, input, about = null) {
      const { role, isSecret: sealed = false, isLimited = false, isService } = typeof as === 'function' ? as() : as;
      if (!isService) await deps.limits.spend('writes', ownerId, isLimited);
      what = [...asked, ...(role ? [role] : [])].join(' ');
      isSecret = sealed;
      const own = { ownerId, key };
      const fingerprint = print ? null : hash(`${what} ${JSON.stringify(input)}`);
      // The real clock, since this measures how long a caller has waited, and tests stop the product's clock.
      for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(100)) {
        if (await store.claimKey(deps.db, own, { fingerprint, about }, timesAt(deps.now()))) {
          id = own;
          return null;
        }
        const row = await store.readKey(deps.db, own);
        const answer = row && (await replay(own, row, fingerprint));
        if (answer) return answer;
      }
      throw new Problem('server_unavailable_error', { retryAfter: 5 });
    },

    async keep(work) {
      const renewal = setInterval(() => {
        if (id) store.updateKey(deps.db, id, { leased_until: timesAt(deps.now()).leasedUntil }).catch(() => {});
      }, LEASE / 3);
      try {
        const answer = await settle(work);
        const bytes = print && (await print.whole(LAST_BYTES));
        if (!id || kept === answer.body) return answer;
        if (print && !bytes) await store.freeKey(deps.db, id);
        else await keepAnswer(deps.db, answer, bytes);
        return answer;
      } catch (error) {
        // If the database is unavailable, the caller shouldn't have to wait a second time; the lease expires in any case.
        const freed = id && store.freeKey(deps.db, id);
        if (isDatabaseLost(error)) freed?.catch(() => {});
        else await freed;
        throw error;
      } finally {
        clearInterval(renewal);
      }
    },

    async keepWith(trx, answer) {
      const bytes = print && (await print.whole(0));
      // Without the checksum, the response could later be returned for other bytes; it is then stored after the work, as usual.
      if (print && !bytes) return;
      if (!(await keepAnswer(trx, answer, bytes))) throw new Problem('server_unavailable_error', { retryAfter: 1 });
      kept = answer.body;
    },
  };
}

declare module '../../jobs.ts' {
  interface JobData {
    'sweep-idempotency-keys': Record<string, never>;
  }
}

/**
 * Releases the keys of a killed process, so that repeats don't wait for the lease to expire. Only for the one process that
 * owns its database.
 */
export async function freeUnfinishedKeys(deps: Deps): Promise<void> {
  await store.deleteUnfinishedKeys(deps.db);
}

/** Deletes entries older than a day, hourly. */
export function idempotencyJobs(deps: Deps) {
  const run = async () => {
    await store.deleteKeysBefore(deps.db, new Date(deps.now().getTime() - KEPT));
  };
  return { 'sweep-idempotency-keys': { cron: '17 * * * *', run } };
}

// A refusal is a response like any other, unless it asks to be retried.
async function settle(work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!isRefusal(problem.code) || problem.retryAfter !== null) throw error;
    return { status: problem.status, body: JSON.stringify(errorBody(problem)) };
  }
}

/** JSON begins otherwise. */
const SEALED = 'sealed:';

function sealAnswer({ keys }: Pick<Deps, 'keys'>, { ownerId, key }: store.KeyId, body: string): string {
  return SEALED + sealText(keys.encryption, `${ownerId} ${key}`, body).toString('base64');
}

/** Throws `conflict_error` if the secret that encrypted it is gone: the work is done, but its response can't be given again. */
function openAnswer({ keys }: Pick<Deps, 'keys'>, { ownerId, key }: store.KeyId, stored: string): string {
  if (!stored.startsWith(SEALED)) return stored;
  try {
    return openWithAny(keys, `${ownerId} ${key}`, Buffer.from(stored.slice(SEALED.length), 'base64'));
  } catch {
    throw new Problem('conflict_error');
  }
}

function timesAt(now: Date) {
  const at = now.getTime();
  return { now, leasedUntil: new Date(at + LEASE), expiredBefore: new Date(at - KEPT) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
