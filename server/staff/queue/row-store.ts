import { CompiledQuery, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { preparedAs } from '../../core/database/prepared.ts';
import type { Database } from '../../core/database/schema.ts';

export type QueueRow = Selectable<Database['queue_rows']>;
/** The computed columns of a queue row. */
export type ComputedRow = Pick<
  QueueRow,
  | ('reference' | 'country' | 'stage' | 'name' | 'waits_for' | 'because' | 'to_review' | 'flags' | 'visit_at')
  | (
      | 'due_at'
      | 'answer_by'
      | 'created_at'
      | 'words'
      | 'email'
      | 'phone'
      | 'national_id'
      | 'tax_id'
      | 'external_reference'
      | 'closed'
    )
>;

/** A row before it is recomputed. */
export type Before = ComputedRow & Pick<QueueRow, 'application_id' | 'waiting_since' | 'updated_at' | 'stale'>;

/** A row that this transaction has touched, and thereby locked, and that isn't recomputed yet. */
interface Touched extends Before {
  /** Touched only by findings of the server. */
  found: boolean;
  /** Data by which applications are compared has changed, too. */
  toCompare: boolean;
}

export async function selectTouched(trx: Trx): Promise<Touched[]> {
  return (await trx.executeQuery<Touched>(CompiledQuery.raw(touched, []))).rows;
}

/** Whether this transaction has requested a comparison of the application, for statements about `queue_rows q`. */
const comparisonWanted = `exists (select from match_checks c
  where c.application_id = q.application_id and c.wanted_in = pg_current_xact_id_if_assigned())`;

const touched = `${preparedAs('queue-touched')}
  select application_id, reference, country, stage, name, waits_for, because, to_review, flags, visit_at, due_at, answer_by, created_at,
    words, email, phone, national_id, tax_id, external_reference, closed, waiting_since, updated_at, stale,
    found_in is not distinct from touched_in as found, ${comparisonWanted} as "toCompare"
  from queue_rows q where stale and touched_in = pg_current_xact_id_if_assigned()`;

export async function lockQueueRow(trx: Trx, applicationId: string): Promise<QueueRow | null> {
  const row = trx.selectFrom('queue_rows').selectAll().where('application_id', '=', applicationId).forUpdate();
  return (await row.executeTakeFirst()) ?? null;
}

/** Locks in the order of the ids, so that transactions that lock several of the same rows never deadlock. */
export async function lockQueueRows(trx: Trx, applicationIds: readonly string[]): Promise<void> {
  const rows = trx.selectFrom('queue_rows').select('application_id').where('application_id', 'in', applicationIds);
  await rows.orderBy('application_id').forUpdate().execute();
}

export async function updateQueueRow(
  trx: Trx,
  applicationId: string,
  row: ComputedRow & Pick<QueueRow, 'waiting_since' | 'updated_at'>,
): Promise<void> {
  const values = written.map((column) => (column === 'because' ? JSON.stringify(row.because) : row[column]));
  await trx.executeQuery(CompiledQuery.raw(updateRow, [applicationId, ...values]));
}

// As text, since every change runs this statement: building it took as long as the rest of a projection.
const written = [
  ...([
    'reference',
    'country',
    'stage',
    'name',
    'waits_for',
    'because',
    'to_review',
    'flags',
    'visit_at',
    'due_at',
    'answer_by',
  ] as const),
  ...(['created_at', 'words', 'email', 'phone', 'national_id', 'tax_id', 'external_reference', 'closed'] as const),
  ...(['waiting_since', 'updated_at'] as const),
];
const updateRow = `${preparedAs('update-queue-row')}
  update queue_rows set ${written.map((column, at) => `${column} = $${at + 2}`).join(', ')}, stale = false
  where application_id = $1`;

/** Rows that were changed outside our transactions, or are due because time has passed. */
export async function selectOverdue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('queue_rows')
    .select('application_id')
    .where((eb) => eb.or([eb('stale', '=', true), eb('due_at', '<=', now)]))
    .limit(most)
    .execute();
  return rows.map((row) => row.application_id);
}

/** Ids in order, after a given one; with a weekday only a seventh of the closed applications. */
export async function selectIdsAfter(
  db: Db,
  after: string | null,
  most: number,
  weekday: number | null,
): Promise<string[]> {
  const rows = await db
    .selectFrom('queue_rows')
    .select('application_id')
    .$if(after !== null, (query) => query.where('application_id', '>', after as string))
    .$if(weekday !== null, (query) =>
      query.where(
        sql<boolean>`((stage not in ('approved', 'rejected') and closed is null) or abs(hashtext(application_id::text) % 7) = ${weekday})`,
      ),
    )
    .orderBy('application_id')
    .limit(most)
    .execute();
  return rows.map((row) => row.application_id);
}

export async function selectQueueRow(db: Db, applicationId: string): Promise<QueueRow | null> {
  const row = db.selectFrom('queue_rows').selectAll().where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) ?? null;
}

/** Copies a recomputed row to applications that differ from it only in these columns. */
export async function copyQueueRow(
  trx: Trx,
  model: string,
  others: readonly (Pick<QueueRow, 'name' | 'words' | 'email' | 'phone'> & { id: string; externalReference: string })[],
  at: Date,
): Promise<void> {
  await sql`
    update queue_rows q
    set waits_for = m.waits_for, because = m.because, to_review = m.to_review, flags = m.flags, visit_at = m.visit_at,
        due_at = m.due_at, answer_by = m.answer_by, name = r.name, words = r.words, email = r.email, phone = r.phone,
        external_reference = lower(r."externalReference"), updated_at = ${at}, stale = false
    from queue_rows m,
      jsonb_to_recordset(${JSON.stringify(others)}::jsonb)
        as r (id uuid, name text, words text, email text, phone text, "externalReference" text)
    where m.application_id = ${model} and q.application_id = r.id`.execute(trx);
}

/** The given rows that have to be recomputed. */
export async function selectStale(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const rows = trx.selectFrom('queue_rows').select('application_id').where('stale', '=', true);
  return (await rows.where('application_id', '=', sql<string>`any(${ids}::uuid[])`).execute()).map(
    (row) => row.application_id,
  );
}

/** Marks rows as up to date after a change that they don't show. */
export async function keepRows(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('queue_rows')
    .set({ stale: false, updated_at: at })
    .where('application_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
