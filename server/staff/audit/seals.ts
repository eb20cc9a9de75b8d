import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { everyKey } from '../../core/retired-keys.ts';
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
    const count = await transaction(deps.db, async (trx) => {
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

declare module '../../core/jobs.ts' {
  interface JobData {
    'seal-audit-log': Record<string, never>;
    'log-audit-seal': Record<string, never>;
  }
}

/**
 * Seals every minute. The newest seal is logged daily: compared with logs stored elsewhere, it shows if all seals were made
 * again.
 */
export function auditJobs(deps: Deps): Pick<JobHandlers, 'seal-audit-log' | 'log-audit-seal'> {
  return {
    'seal-audit-log': {
      cron: '* * * * *',
      run: async (_, signal) => {
        await sealEntries(deps, signal);
      },
    },
    'log-audit-seal': {
      cron: '5 0 * * *',
      run: async () => {
        const seal = await store.selectNewestSeal(deps.db);
        if (!seal) return;
        const { number, entries, hmac } = seal;
        deps.log.info({ number, entries, hmac: hmac.toString('hex') }, 'newest seal of the audit log');
      },
    },
  };
}
