import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, KeyDeps } from '../../../core/deps.ts';
import { Problem } from '../../../core/problem.ts';
import { emailPrint, type TriedFrom } from './known-device.ts';
import * as store from './throttle-store.ts';

const MINUTE = 60_000;
/** Tries within this time are counted together, in ms. */
const SPAN = 15 * MINUTE;
const LONGEST_WAIT = 15 * MINUTE;
/** From one address or device, for one account. */
const TRIES_PER_ACCOUNT = 5;
/** From all unknown devices together, for one account: guessers may have many addresses. */
const TRIES_PER_EMAIL = 50;
const TRIES_PER_ADDRESS = 50;

type ThrottleDeps = DbDeps & ClockDeps & KeyDeps;

interface Counted {
  key: string;
  most: number;
  /** Only the one who tries fills this count, so a success clears it. */
  isOwn?: true;
}

/** A try at a password, a code or an invitation. It counts as wrong until it is settled. */
interface Try {
  /** The secret was right, but a further step follows: this try no longer counts. */
  wasRight(): Promise<void>;
  /** Everything was right: the count of this account from here is reset. */
  succeeded(): Promise<void>;
}

/** Who tries: a browser that isn't signed in, with the account's e-mail if it names one, or a live session. */
type Trier = (TriedFrom & { email?: string }) | { sessionId: string };

/**
 * Counts a try before it is checked, so that simultaneous guesses are counted one by one. Throws `rate_limited` while there is to
 * be a wait; such tries don't count. A stranger must not be able to shut out an account's owner: a session and a known device have
 * counts of their own.
 */
export async function beginTry(deps: ThrottleDeps, who: Trier): Promise<Try> {
  const counted = countsOf(deps, who);
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
      const own = row.tries.findIndex((item) => item.getTime() === at.getTime());
      const tries = row.tries.filter((_, n) => n !== own);
      // Others may have failed meanwhile, so only the effect of this try is undone.
      const blocks = row.blocked_until?.getTime() === at.getTime() + waitOf(row.waits);
      const before = { waits: row.waits - 1, blocked_until: row.waits > 1 ? at : null };
      await store.updateThrottle(trx, { ...row, tries, ...(blocks && before) });
    });
  }
  return {
    async wasRight() {
      for (const item of counted) await takeBack(item);
    },
    async succeeded() {
      for (const item of counted) {
        if (item.isOwn) await store.deleteThrottle(deps.db, item.key);
        else await takeBack(item);
      }
    },
  };
}

function countsOf(deps: KeyDeps, who: Trier): Counted[] {
  if ('sessionId' in who) return [{ key: `session:${who.sessionId}`, most: TRIES_PER_ACCOUNT, isOwn: true }];
  const { email, address, known } = who;
  const print = email === undefined ? null : emailPrint(deps, email);
  if (known && (print === null || known.emails.includes(print)))
    return [{ key: `device:${known.id}`, most: TRIES_PER_ACCOUNT, isOwn: true }];
  // Always in this order, so that two tries can't wait for each other.
  return [
    ...(print === null
      ? []
      : [
          { key: `email:${print}:${address}`, most: TRIES_PER_ACCOUNT, isOwn: true as const },
          { key: `email:${print}`, most: TRIES_PER_EMAIL },
        ]),
    { key: `address:${address}`, most: TRIES_PER_ADDRESS },
  ];
}

/** Deletes tries that no longer count. */
export async function dropOldTries(deps: ThrottleDeps): Promise<void> {
  await store.deleteThrottlesBefore(deps.db, new Date(deps.now().getTime() - 2 * SPAN));
}

// After the last free try the wait is 1 minute, then 2, 4 … as long as wrong tries follow.
function oneMore(row: store.ThrottleRow, { most }: Counted, at: Date): store.ThrottleRow {
  const recent = row.tries.filter((item) => at.getTime() - item.getTime() < SPAN);
  const tries = [...recent, at];
  const goesOn = row.blocked_until !== null && at.getTime() - row.blocked_until.getTime() < SPAN;
  if (tries.length < most && !goesOn) return { ...row, tries, waits: 0, blocked_until: null };
  const waits = goesOn ? row.waits + 1 : 1;
  return { ...row, tries, waits, blocked_until: new Date(at.getTime() + waitOf(waits)) };
}

function waitOf(waits: number): number {
  return Math.min(MINUTE * 2 ** (waits - 1), LONGEST_WAIT);
}

/** A try stays counted even if the call fails, so it has a transaction of its own. */
function countApart(deps: DbDeps, work: (trx: Trx) => Promise<void>): Promise<void> {
  return transaction(deps, work);
}
