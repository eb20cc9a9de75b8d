import { type Generated, sql } from 'kysely';
import type { Db, Trx } from '../../database/db.ts';

declare module '../../database/schema.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable;
  }
}

interface IdempotencyKeysTable {
  owner_id: string;
  key: string;
  fingerprint: string | null;
  status: number | null;
  answer: string | null;
  /** The application that a response to staff is about. */
  about: string | null;
  leased_until: Date;
  created_at: Generated<Date>;
}

export interface KeyId {
  ownerId: string;
  key: string;
}

export interface KeyRow {
  fingerprint: string | null;
  status: number | null;
  answer: string | null;
}

/** True if the key could be claimed: it is new, older than `expiredBefore`, or its lease has expired. */
export async function claimKey(
  db: Db,
  { ownerId, key }: KeyId,
  { fingerprint, about }: { fingerprint: string | null; about: string | null },
  times: { now: Date; leasedUntil: Date; expiredBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (owner_id, key, fingerprint, about, leased_until, created_at)
    values (${ownerId}, ${key}, ${fingerprint}, ${about}, ${times.leasedUntil}, ${times.now})
    on conflict (owner_id, key) do update
    set fingerprint = excluded.fingerprint, about = excluded.about, leased_until = excluded.leased_until, created_at = excluded.created_at,
        status = null, answer = null
    where k.created_at < ${times.expiredBefore} or (k.status is null and k.leased_until < ${times.now})
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function readKey(db: Db, { ownerId, key }: KeyId): Promise<KeyRow | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateKey(db: Db, id: KeyId, change: Partial<KeyRow> & { leased_until?: Date }): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set(change)
    .where('owner_id', '=', id.ownerId)
    .where('key', '=', id.key)
    .execute();
}

/**
 * Stores the response for a key; false if there is one already, or if the key was freed. Of the owner's earlier responses, the
 * newest are kept, up to `most` bytes in total (counting 500 more per row); the others are deleted.
 */
export async function keepAnswer(
  db: Db | Trx,
  { ownerId, key }: KeyId,
  {
    status,
    answer,
    fingerprint,
    about,
  }: { status: number; answer: string; fingerprint: string | null; about: string | null },
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    with kept as (
      update idempotency_keys
      set status = ${status}, answer = ${answer}, fingerprint = coalesce(${fingerprint}, fingerprint),
          about = coalesce(${about}, about)
      where owner_id = ${ownerId} and key = ${key} and status is null
      returning 1
    ), earlier as (
      select key, sum(500 + octet_length(answer)) over (order by created_at desc, key) as bytes
      from idempotency_keys where owner_id = ${ownerId} and status is not null
    ), dropped as (
      delete from idempotency_keys
      where owner_id = ${ownerId} and key in (select key from earlier where bytes > ${most})
    )
    select 1 from kept`.execute(db);
  return rows.length > 0;
}

/** Frees a key without a response. */
export async function freeKey(db: Db, { ownerId, key }: KeyId): Promise<void> {
  const mine = db.deleteFrom('idempotency_keys').where('owner_id', '=', ownerId).where('key', '=', key);
  await mine.where('status', 'is', null).execute();
}

export async function deleteUnfinishedKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('status', 'is', null).execute();
}

export async function deleteKeysBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
}
