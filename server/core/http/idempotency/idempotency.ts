import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@volante/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Db, Trx } from '../../database/db.ts';
import { isDatabaseLost } from '../../database/lost-database.ts';
import type { Deps } from '../../deps.ts';
import { errorBody, problemOf } from '../error-handler.ts';
import { Problem } from '../problem.ts';
import { BodyPrint } from './body-print.ts';
import * as store from './idempotency-store.ts';

const HOUR = 3_600_000;
const KEPT = 24 * HOUR;
/**
 * Lease of a key in ms; a living process renews it. When a process is killed, the repeats of its calls wait for as long, and no
 * call may take 10 s.
 */
const LEASE = 6_000;
/** Timeout of a second request waiting for the first's response, in ms. */
const TIMEOUT = 25_000;
/** Timeout for the rest of a body once its reader has what it needs, in ms. */
const LAST_BYTES = 5_000;

export interface StoredAnswer {
  status: number;
  /** The serialised JSON. */
  body: string;
  /** True for a stored response. */
  replayed?: boolean;
  /** The application that an answer to staff is of. */
  about?: string | null;
}

/** Runs a write with an Idempotency-Key once; repeats get the first response. */
export interface Once {
  /**
   * Claims the key for an application or an account of staff; the stored answer when there is one. `about`: the application that an
   * answer to staff will be of, with which it is erased. Throws `idempotency_key_reused` for a different request.
   */
  begin(ownerId: string, input: unknown, about?: string | null): Promise<StoredAnswer | null>;
  /** Runs the work and stores its response or refusal; our own failures are not stored, so that they can be retried. */
  keep(work: () => Promise<StoredAnswer>): Promise<StoredAnswer>;
  /**
   * Stores the response in the work's own transaction, at its end, for work that a repeat must not do again even after a crash.
   * Throws `server_unavailable_error` when another process has done the work meanwhile.
   */
  keepWith(trx: Trx, answer: StoredAnswer): Promise<void>;
}

/**
 * Null for reads and writes without a key. Call before the body is read. `as`: in which role the call is made; an answer to one role is
 * none to another.
 */
export function oncePerKey(deps: Deps, request: FastifyRequest, as?: string): Once | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem('bad_request_error');
  const print = request.isMultipart() ? new BodyPrint(request.raw) : null;
  // Behind a form's address may stand anything that fits into a head.
  const what = [request.method, print ? request.routeOptions.url : request.url, ...(as ? [as] : [])].join(' ');
  let id: store.KeyId | null = null;
  let kept: string | null = null;

  async function keepAnswer(
    db: Db | Trx,
    { status, body, about = null }: StoredAnswer,
    bytes: string | null,
  ): Promise<boolean> {
    const row = { status, answer: body, fingerprint: bytes && `${what} ${bytes}`, about };
    return id === null || store.keepAnswer(db, id, row, deps.config.ANSWERS_KB_PER_APPLICATION * 1024);
  }

  async function replay(row: store.KeyRow, fingerprint: string | null): Promise<StoredAnswer | null> {
    const stored = row.status !== null && row.answer !== null ? { status: row.status, body: row.answer } : null;
    // While the first request is under way this one's body stays unread: it may yet be the one that is worked on.
    const own = stored ? (fingerprint ?? `${what} ${await print?.whole(TIMEOUT)}`) : fingerprint;
    if (own && row.fingerprint && row.fingerprint !== own) throw new Problem('idempotency_key_reused');
    return stored && { ...stored, replayed: true };
  }

  return {
    async begin(ownerId, input, about = null) {
      await deps.limits.spend('writes', ownerId);
      const own = { ownerId, key };
      const fingerprint = print ? null : hash(`${what} ${JSON.stringify(input)}`);
      // Counts how long a caller has waited, for which the product's clock, which a test stops, is of no use.
      for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(100)) {
        if (await store.claimKey(deps.db, own, { fingerprint, about }, timesAt(deps.now()))) {
          id = own;
          return null;
        }
        const row = await store.readKey(deps.db, own);
        const answer = row && (await replay(row, fingerprint));
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
        // A database that is away would keep the caller waiting a second time; the lease frees the key in any case.
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
      // Without its print the answer could stand for other bytes; it is stored after the work, as any other.
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

// A refusal is an answer like another; what must be tried again is thrown on.
async function settle(work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!isRefusal(problem.code) || problem.retryAfter !== null) throw error;
    return { status: problem.status, body: JSON.stringify(errorBody(problem)) };
  }
}

function timesAt(now: Date) {
  const at = now.getTime();
  return { now, leasedUntil: new Date(at + LEASE), expiredBefore: new Date(at - KEPT) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
