import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { everyKey } from '../../core/retired-keys.ts';
import type { Anchor, Head } from '../../providers/audit-anchor/anchor.ts';
import { openAnchor } from '../../providers/audit-anchor/index.ts';
import * as store from './audit-store.ts';

const MOST_PER_SEAL = 1000;

/**
 * Seals the entries whose transactions have ended, in the order of these. Each seal is an HMAC over the previous seal and its own
 * entries, so that no entry can be changed, removed or inserted unnoticed.
 */
export async function sealEntries(deps: DbDeps & ClockDeps & KeyDeps, signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await transaction(deps, async (trx) => {
      const before = await store.lockNewestSeal(trx);
      const entries = await store.selectUnsealed(trx, before, MOST_PER_SEAL);
      const last = entries.at(-1);
      if (!last) return 0;
      await store.insertSeal(trx, {
        number: (before?.number ?? 0) + 1,
        last_written_in: last.written_in,
        last_id: last.id,
        entries: (before?.entries ?? 0) + entries.length,
        hmac: hmacOf(deps.keys.audit, before, entries),
        at: deps.now(),
      });
      return entries.length;
    });
    sealed += count;
    if (count < MOST_PER_SEAL) return sealed;
  }
}

/** The number of sealed entries, or the number of the first seal that doesn't match its entries. */
export async function verifySeals(deps: KeyDeps & { db: Db }): Promise<{ entries: number } | { broken: number }> {
  let before: store.SealRow | null = null;
  let entries = 0;
  const keys = await everyKey(deps, 'audit');
  for (const seal of await store.selectSeals(deps.db)) {
    const own = await store.selectSealed(deps.db, before, seal);
    entries += own.length;
    const follows = seal.number === (before?.number ?? 0) + 1 && seal.entries === entries;
    const previous = before;
    if (!follows || !keys.some((key) => timingSafeEqual(hmacOf(key, previous, own), seal.hmac)))
      return { broken: seal.number };
    before = seal;
  }
  return { entries };
}

function hmacOf(key: Buffer, before: store.SealRow | null, entries: store.AuditRow[]): Buffer {
  const hmac = createHmac('sha256', key).update(before?.hmac ?? '');
  for (const entry of entries) hmac.update(`\n${lineOf(entry)}`);
  return hmac.digest();
}

function lineOf(entry: store.AuditRow): string {
  const { id, account_id, kind, application_id, part, media_id, revision, ip, details } = entry;
  const parts = [id, entry.at.toISOString(), entry.written_in, account_id, kind, application_id, part, media_id];
  return JSON.stringify([...parts, revision, ip, sorted(details)]);
}

// The database returns the keys of an object in its own order.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}

/** What a comparison of the seals with heads kept elsewhere found. */
export type Compared =
  | { compared: number }
  /** The seal with this number is gone: seals were removed, or the database is older than the head. */
  | { gone: number; newest: number }
  /** The seal with this number is another one: it was made again. */
  | { remade: number };

/** Compares the seals with heads kept outside the database, each of which must still be a seal. */
export async function compareHeads({ db }: { db: Db }, heads: AsyncIterable<Head> | Iterable<Head>): Promise<Compared> {
  const kept: Head[] = [];
  for await (const head of heads) kept.push(head);
  // Read after the heads: no head is newer than the seals.
  const seals = new Map((await store.selectSeals(db)).map(({ number, hmac }) => [number, hmac.toString('hex')]));
  for (const { number, hmac } of kept.sort((head, other) => head.number - other.number)) {
    const sealed = seals.get(number);
    if (sealed === undefined) return { gone: number, newest: Math.max(0, ...seals.keys()) };
    if (sealed !== hmac) return { remade: number };
  }
  return { compared: kept.length };
}

/** The newest seal; null before the first. */
export async function newestHead({ db }: { db: Db }): Promise<Head | null> {
  const seal = await store.selectNewestSeal(db);
  return seal && { number: seal.number, hmac: seal.hmac.toString('hex') };
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'seal-audit-log': Record<string, never>;
  }
}

/** Seals every minute. */
export function auditJobs(deps: Deps): Pick<JobHandlers, 'seal-audit-log'> {
  const announce = announcer(deps);
  return {
    'seal-audit-log': {
      cron: '* * * * *',
      run: async (_, signal) => {
        await sealEntries(deps, signal);
        await announce();
      },
    },
  };
}

/**
 * Returns a function that logs the newest seal and keeps it at the configured anchor, if this process hasn't done so. Since a
 * seal covers all before it, those in between are covered, too. An older number than the last one is logged as an error.
 */
export function announcer(deps: Pick<Deps, 'db' | 'config' | 'log'>): () => Promise<void> {
  let last = 0;
  let anchor: Promise<Anchor | null> | undefined;
  return async () => {
    const head = await newestHead(deps);
    const number = head?.number ?? 0;
    if (number === last) return;
    if (number < last) deps.log.error({ number, last }, 'seals of the audit log were removed');
    last = number;
    if (!head) return;
    deps.log.info(head, 'newest seal of the audit log');
    anchor ??= openAnchor(deps.config);
    await (await anchor)?.keep(head).catch((error) => {
      // Kept by the next run.
      last = number - 1;
      throw error;
    });
  };
}
