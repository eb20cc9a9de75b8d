import { CODES_A_DAY, PROOF_TRIES } from '@volante/contract/devices/calls.ts';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config/config.ts';
import type { Db } from '../database/db.ts';
import { Problem } from '../problem.ts';

/** Rate limits. Wrong ids and calls without proof of a link count per client address, all others per application. */
type Limit =
  | 'general'
  | 'calls'
  | 'wrong_ids'
  | 'wrong_tokens'
  | 'service_calls'
  | 'uploads'
  | 'screenshots'
  | 'identity'
  | 'accounts'
  | 'rehearsals'
  | 'messages'
  | 'bookings'
  | 'writes'
  | 'link_asks'
  | 'own_links'
  | 'link_asks_per_address'
  | 'codes'
  | 'codes_per_address'
  | 'answers'
  | 'answers_per_device'
  | 'helps'
  | 'message_tests';

export interface Limits {
  /**
   * Spends one; throws `rate_limited` with the seconds to wait if the limit is exceeded. `isLimited`: by a device that proved nothing.
   * Those have a third of the limit, apart, so that a stranger with the link can't use up what is the driver's. `most`: of a service account,
   * if not that of all.
   */
  spend(limit: Limit, key: string, isLimited?: boolean, most?: number | null): Promise<void>;
  /** How often it can still be spent. */
  left(limit: Limit, key: string): Promise<number>;
  /** Returns one. */
  giveBack(limit: Limit, key: string, isLimited?: boolean): Promise<void>;
}

/**
 * Counters are in the database, shared by all replicas. Those for all calls, for writes and for wrong tokens are kept per process, to
 * save database writes: they only protect against floods.
 */
export function createLimits(config: Config, db: Db): Limits {
  // The library names its statements, and behind a pooler the next one may use another connection.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  const shared = (keyPrefix: Limit, points: number, duration = HOUR) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix,
      points,
      duration,
      // A caller over the limit no longer causes database work.
      inMemoryBlockOnConsumed: points + 1,
    });
  const limiters = {
    general: new RateLimiterMemory({ points: config.CALLS_PER_MINUTE, duration: 60 }),
    calls: new RateLimiterMemory({ points: config.APPLICATION_CALLS_PER_MINUTE, duration: 60 }),
    wrong_ids: shared('wrong_ids', config.WRONG_IDS_PER_HOUR),
    // Asked before each look-up of a token, so it must not need one itself; nobody guesses 256 bits anyway.
    wrong_tokens: new RateLimiterMemory({ points: config.WRONG_IDS_PER_HOUR, duration: HOUR }),
    service_calls: new RateLimiterMemory({ points: FINE, duration: 60 }),
    uploads: shared('uploads', config.UPLOADS_PER_HOUR),
    screenshots: shared('screenshots', config.SCREENSHOTS_PER_HOUR),
    identity: shared('identity', config.IDENTITY_CHECKS_PER_HOUR),
    accounts: shared('accounts', config.WIDGET_ACCOUNTS_PER_HOUR),
    // Forty rehearsals, each with four pieces of measured upload and its result.
    rehearsals: shared('rehearsals', 200),
    // What one driver sends by message, with room for the screenshots of all platforms and all papers.
    messages: shared('messages', 200),
    writes: new RateLimiterMemory({ points: config.WRITES_PER_HOUR, duration: HOUR }),
    link_asks: shared('link_asks', 5, 24 * HOUR),
    own_links: shared('own_links', 5, 24 * HOUR),
    // Many drivers share a carrier's address.
    link_asks_per_address: shared('link_asks_per_address', 60),
    bookings: shared('bookings', config.BOOKING_TRIES_PER_DAY, 24 * HOUR),
    // By application, with room, so that nobody shuts its driver out; and by device, or by address and application.
    codes: shared('codes', 30),
    codes_per_address: shared('codes_per_address', 2 * CODES_A_DAY, 24 * HOUR),
    answers: shared('answers', 3 * PROOF_TRIES, 4 * HOUR),
    answers_per_device: shared('answers_per_device', PROOF_TRIES, 24 * HOUR),
    helps: shared('helps', 3),
    // By account: every one is paid for, and reaches whomever it names.
    message_tests: shared('message_tests', 10),
  };
  const keyOf = (key: string, isLimited: boolean) => (isLimited ? `${key} limited` : key);
  // A third of the limit: each counts for three.
  const pointsOf = (limit: Limit, isLimited: boolean) => (isLimited ? Math.min(3, limiters[limit].points) : 1);
  return {
    async spend(limit, key, isLimited = false, most = null) {
      const points =
        limit === 'service_calls'
          ? Math.floor(FINE / (most ?? config.SERVICE_CALLS_PER_MINUTE))
          : pointsOf(limit, isLimited);
      try {
        await limiters[limit].consume(keyOf(key, isLimited), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('rate_limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    },
    async left(limit, key) {
      const state = await limiters[limit].get(key);
      return state === null ? limiters[limit].points : Math.max(0, state.remainingPoints);
    },
    async giveBack(limit, key, isLimited = false) {
      await limiters[limit].reward(keyOf(key, isLimited), pointsOf(limit, isLimited));
    },
  };
}

const HOUR = 3600;

/** What a service account spends in a minute: divided by its budget, what one call costs, in whole numbers. */
const FINE = 60_000_000;
