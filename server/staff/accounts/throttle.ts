import { createHmac } from 'node:crypto';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import * as store from './throttle-store.ts';

const MINUTE = 60_000;
/** Tries within this time are counted together, in ms. */
const SPAN = 15 * MINUTE;
const LONGEST_WAIT = 15 * MINUTE;
const TRIES_PER_EMAIL = 5;
const TRIES_PER_ADDRESS = 50;

type ThrottleDeps = DbDeps & ClockDeps & KeyDeps;

interface Counted {
  key: string;
  most: number;
}

/** A try at a password, a code or an invitation. It counts as wrong until it is settled. */
export interface Try {
  /** The secret was right, but a further step follows: this try no longer counts. */
  wasRight(): Promise<void>;
  /** Everything was right: the count of the e-mail is reset. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try before it is checked, so that simultaneous guesses are counted one by one. Throws `rate_limited` while the e-mail
 * or the IP address has to wait; such tries don't count.
 */
export async function beginTry(deps: ThrottleDeps, who: { email?: string; address: string }): Promise<Try> {
  const counted = [
    ...(who.email === undefined ? [] : [{ key: emailKey(deps, who.email), most: TRIES_PER_EMAIL }]),
    { key: `address:${who.address}`, most: TRIES_PER_ADDRESS },
  ];
  const at = deps.now();
  await countApart(deps, async (trx) => {
    const rows = [];
    for (const { key } of counted) rows.push(await store.lockThrottle(trx, key));
    const wait = Math.max(...rows.map((row) => (row.blocked_until?.getTime() ?? 0) - at.getTime()));
    if (wait > 0) throw new Problem('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
    for (const [n, row] of rows.entries()) await store.updateThrottle(trx, oneMore(row, counted[n] as Counted, at));
  });

  async function takeBack({ key }: Counted): Promise<void> {
    await countApart(deps, async (trx) => {
      const row = await store.lockThrottle(trx, key);
      const own = row.tries.findIndex((one) => one.getTime() === at.getTime());
      const tries = row.tries.filter((_, n) => n !== own);
      // Others may have failed meanwhile, so only the effect of this try is undone.
      const blocks = row.blocked_until?.getTime() === at.getTime() + waitOf(row.waits);
      const before = { waits: row.waits - 1, blocked_until: row.waits > 1 ? at : null };
      await store.updateThrottle(trx, { ...row, tries, ...(blocks && before) });
    });
  }
  return {
    async wasRight() {
      for (const one of counted) await takeBack(one);
    },
    async succeeded() {
      for (const one of counted) {
        if (one.key.startsWith('email:')) await store.deleteThrottle(deps.db, one.key);
        else await takeBack(one);
      }
    },
  };
}

/** Deletes tries that no longer count. */
export async function dropOldTries(deps: ThrottleDeps): Promise<void> {
  await store.deleteThrottlesBefore(deps.db, new Date(deps.now().getTime() - 2 * SPAN));
}

// After the last free try the wait is 1 minute, then 2, 4 … as long as wrong tries follow.
function oneMore(row: store.ThrottleRow, { most }: Counted, at: Date): store.ThrottleRow {
  const recent = row.tries.filter((one) => at.getTime() - one.getTime() < SPAN);
  const tries = [...recent, at];
  const goesOn = row.blocked_until !== null && at.getTime() - row.blocked_until.getTime() < SPAN;
  if (tries.length < most && !goesOn) return { ...row, tries, waits: 0, blocked_until: null };
  const waits = goesOn ? row.waits + 1 : 1;
  return { ...row, tries, waits, blocked_until: new Date(at.getTime() + waitOf(waits)) };
}

function waitOf(waits: number): number {
  return Math.min(MINUTE * 2 ** (waits - 1), LONGEST_WAIT);
}

// The table must not contain e-mail addresses.
function emailKey({ keys }: KeyDeps, email: string): string {
  return `email:${createHmac('sha256', keys.fingerprint).update(`staff:${email}`).digest('base64url')}`;
}

/** A try stays counted even if the call fails, so it has a transaction of its own. */
function countApart(deps: DbDeps, work: (trx: Trx) => Promise<void>): Promise<void> {
  return transaction(deps.db, work);
}
