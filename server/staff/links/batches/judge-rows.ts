import type { Db } from '../../../core/database/db.ts';
import { findLive, keysOf } from '../matches.ts';
import type { JudgedRow } from './judge-row.ts';

/** Marks the rows that duplicate an earlier row or a live application. */
export async function markDuplicates(db: Db, rows: JudgedRow[]): Promise<void> {
  markEarlier(rows);
  await markLive(db, rows);
}

/** A row with errors isn't created, so it has no duplicates. */
function markEarlier(rows: JudgedRow[]): void {
  const seen = new Set<string>();
  for (const row of rows.filter(({ status }) => status === 'ok')) {
    const keys = Object.entries(keysOf(row.given)).flatMap(([kind, key]) => (key ? `${kind} ${key}` : []));
    if (keys.some((key) => seen.has(key))) row.status = 'duplicate';
    for (const key of keys) seen.add(key);
  }
}

/** Marks the rows that repeat a live application, with its reference. */
export async function markLive(db: Db, rows: Pick<JudgedRow, 'status' | 'of' | 'given'>[]): Promise<void> {
  const whole = rows.filter(({ status }) => status !== 'error').map((row) => ({ row, keys: keysOf(row.given) }));
  const live = await findLive(
    db,
    whole.map(({ keys }) => keys),
    100_000,
  );
  const byPhone = new Map(live.map(({ phone, reference }) => [phone, reference]));
  const byEmail = new Map(live.map(({ email, reference }) => [email, reference]));
  for (const { row, keys } of whole) {
    const of = (keys.phone && byPhone.get(keys.phone)) || (keys.email && byEmail.get(keys.email)) || null;
    if (of !== null) Object.assign(row, { status: 'duplicate', of });
  }
}
