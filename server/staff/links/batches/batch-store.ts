import type { CountryCode } from '@volante/contract/country.ts';
import type { RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { isEverywhere, type Reach } from '@volante/contract/staff/roles.ts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../../core/database/db.ts';
import type { Database } from '../../../core/database/schema.ts';
import type { JudgedRow } from './judge-row.ts';

export type BatchRecord = Selectable<Database['link_batches']>;
export type RowRecord = Selectable<Database['link_batch_rows']>;

export async function insertBatch(
  trx: Trx,
  batch: { account_id: string; country: CountryCode; ignored: string[]; created_at: Date },
): Promise<string> {
  const values = { id: uuidv7(), ...batch };
  return (await trx.insertInto('link_batches').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertRows(trx: Trx, batchId: string, rows: readonly JudgedRow[]): Promise<void> {
  await sql`
    insert into link_batch_rows (batch_id, line, status, errors, "of", given)
    select ${batchId}, r.line, r.status, r.errors, r."of", r.given
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line int, status text, errors jsonb, "of" int, given jsonb)`.execute(trx);
}

export async function selectBatch(db: Db, id: string): Promise<BatchRecord | null> {
  return (await db.selectFrom('link_batches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function lockBatch(trx: Trx, id: string): Promise<BatchRecord | null> {
  const row = trx.selectFrom('link_batches').selectAll().where('id', '=', id).forUpdate();
  return (await row.executeTakeFirst()) ?? null;
}

/** The countries of a batch's drivers. Rows with errors make no application, so they are of its own, whatever was typed. */
const batchCountries = sql<CountryCode[]>`array(
  select link_batches.country union select r.given ->> 'country' from link_batch_rows r
  where r.batch_id = link_batches.id and r.status <> 'error' and r.given ->> 'country' is not null)`;

/** The countries of a batch's drivers; null without the batch. */
export async function selectBatchCountries(db: Db, id: string): Promise<CountryCode[] | null> {
  const row = db.selectFrom('link_batches').select(batchCountries.as('countries')).where('id', '=', id);
  return (await row.executeTakeFirst())?.countries ?? null;
}

/** Newest first, after a given one; only those whose drivers are all of these countries. */
export function selectBatchesOf(
  db: Db,
  accountId: string,
  reach: Reach,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<BatchRecord[]> {
  const mine = db.selectFrom('link_batches').selectAll().where('account_id', '=', accountId);
  const rows = isEverywhere(reach) ? mine : mine.where(sql<boolean>`${batchCountries} <@ ${reach}::text[]`);
  const left = after
    ? rows.where((row) =>
        row.or([
          row('created_at', '<', after.at),
          row.and([row('created_at', '=', after.at), row('id', '>', after.id)]),
        ]),
      )
    : rows;
  return left.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

export async function updateBatch(
  trx: Trx,
  id: string,
  change: { state: 'running' | 'done'; skip_duplicates?: boolean },
): Promise<void> {
  await trx.updateTable('link_batches').set(change).where('id', '=', id).execute();
}

export async function countRows(db: Db, batchId: string): Promise<Record<RowStatus | 'created', number>> {
  const { rows } = await sql<Record<RowStatus | 'created', number>>`
    select count(*) filter (where status = 'ok')::int as ok, count(*) filter (where status = 'error')::int as error,
      count(*) filter (where status = 'duplicate')::int as duplicate, count(application_id)::int as created
    from link_batch_rows where batch_id = ${batchId}`.execute(db);
  return rows[0] as Record<RowStatus | 'created', number>;
}

/** Rows in the order of their lines, after a given line. */
export function selectRows(
  db: Db,
  batchId: string,
  { status, after, limit }: { status: RowStatus | undefined; after: number; limit: number },
): Promise<RowRecord[]> {
  return db
    .selectFrom('link_batch_rows')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('line', '>', after)
    .$if(status !== undefined, (query) => query.where('status', '=', status as RowStatus))
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** The rows that still have to be created. */
export function selectLeft(
  trx: Trx,
  { id, skip_duplicates }: Pick<BatchRecord, 'id' | 'skip_duplicates'>,
  limit: number,
): Promise<RowRecord[]> {
  return trx
    .selectFrom('link_batch_rows')
    .selectAll()
    .where('batch_id', '=', id)
    .where('application_id', 'is', null)
    .where('status', 'in', skip_duplicates ? ['ok'] : ['ok', 'duplicate'])
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Marks rows as created, with the ids of their applications. */
export async function updateCreated(
  trx: Trx,
  batchId: string,
  created: readonly { line: number | undefined; id: string }[],
): Promise<void> {
  await sql`
    update link_batch_rows b set application_id = r.id
    from jsonb_to_recordset(${JSON.stringify(created)}::jsonb) as r (line int, id uuid)
    where b.batch_id = ${batchId} and b.line = r.line`.execute(trx);
}

export async function updateRow(
  trx: Trx,
  { batch_id, line }: Pick<RowRecord, 'batch_id' | 'line'>,
  change: { status: RowStatus; of: number | null },
): Promise<void> {
  await trx
    .updateTable('link_batch_rows')
    .set(change)
    .where('batch_id', '=', batch_id)
    .where('line', '=', line)
    .execute();
}

export async function selectCreated(db: Db, batchId: string): Promise<string[]> {
  const rows = db.selectFrom('link_batch_rows').select('application_id').where('batch_id', '=', batchId);
  return (await rows.where('application_id', 'is not', null).execute()).map((row) => row.application_id as string);
}

export async function deleteBatchesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('link_batches').where('created_at', '<', before).execute();
}

/**
 * Only one slice is created at a time, across all batches, so that two files with the same driver are never created concurrently.
 */
export async function takeLock(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('create-links'))`.execute(trx);
}

/**
 * Deletes rows that name an application's driver but didn't create the application: duplicates, and rows that were never created.
 */
export async function deleteRowsNaming(
  trx: Trx,
  { reference, email, phone }: { reference: number; email: string; phone: string },
): Promise<void> {
  await sql`
    delete from link_batch_rows
    where application_id is null and (
      "of" = ${reference}
      or (${email} <> '' and lower(given ->> 'email') = lower(${email}))
      or (${phone} <> '' and right(regexp_replace(given ->> 'phone', '\\D', '', 'g'), 10) = right(${phone}, 10)))`.execute(
    trx,
  );
}
