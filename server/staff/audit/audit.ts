import type { ReadPart } from '@volante/contract/endpoint.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import type { AuditEntry } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import * as store from './audit-store.ts';

const MINUTE = 60_000;
/** Within this time repeated reads are one entry, in ms. */
const SAME_READING = 5 * MINUTE;
const HOUR = 60 * MINUTE;
/** Logged every time. */
const everyTime: readonly ReadPart[] = ['ssn', 'identifiers', 'original', 'link', 'export'];

type AuditDeps = DbDeps & ClockDeps;

/** Adds an entry to the append-only audit log, in the transaction of the change it describes, if there is one. */
export async function recordWrite(deps: AuditDeps, entry: AuditEntry, db: Db = deps.db): Promise<void> {
  await store.insertEntry(db, entry, deps.now());
}

/** Like `recordWrite`, for what a job did to several applications, in its transaction. */
export async function recordWrites(deps: ClockDeps, entries: readonly AuditEntry[], trx: Trx): Promise<void> {
  if (entries.length > 0) await store.insertEntries(trx, entries, deps.now());
}

/** Adds a read, unless it repeats one of the last minutes. */
export async function recordRead(deps: AuditDeps, entry: AuditEntry): Promise<void> {
  const at = deps.now();
  if (!entry.part || everyTime.includes(entry.part)) return store.insertEntry(deps.db, entry, at);
  await store.insertReading(deps.db, entry, at, new Date(at.getTime() - SAME_READING));
}

/** Counts how many applications an account opens, each once an hour. Throws `rate_limited` beyond the limit. */
export async function countOpening(
  deps: AuditDeps & ConfigDeps,
  accountId: string,
  applicationId: string,
): Promise<void> {
  const at = deps.now();
  const since = new Date(at.getTime() - HOUR);
  const { isKnown, others } = await store.countOpenings(deps.db, { accountId, applicationId, since });
  if (isKnown) return;
  if (others >= deps.config.STAFF_OPENINGS_PER_HOUR) throw new Problem('rate_limited', { retryAfter: 60 });
  await store.insertOpening(deps.db, accountId, applicationId, at);
}
