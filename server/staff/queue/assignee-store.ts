import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { RowGiven } from './tables.ts';

/** Unassigns the applications of an account that is disabled, or may no longer work on any. */
export async function freeAssigned(trx: Trx, accountId: string): Promise<void> {
  await trx.updateTable('queue_rows').set({ assignee: null, given: null }).where('assignee', '=', accountId).execute();
}

export async function selectAssignee(trx: Trx, applicationId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('queue_rows')
    .select('assignee')
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.assignee;
}

export async function updateAssignee(db: Db, applicationId: string, assignee: string | null): Promise<void> {
  await db
    .updateTable('queue_rows')
    .set({ assignee, given: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Who has each of these applications; null for nobody. */
export async function selectAssignees(trx: Trx, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await trx
    .selectFrom('queue_rows')
    .select(['application_id', 'assignee'])
    .where('application_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.assignee]));
}

export async function updateAssignees(
  trx: Trx,
  items: readonly { applicationId: string; to: string | null }[],
): Promise<void> {
  await sql`
    update queue_rows q set assignee = i."to", given = null
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("applicationId" uuid, "to" uuid)
    where q.application_id = i."applicationId"`.execute(trx);
}

/** Gives out what the rules give, with why; the caller has locked the rows. */
export async function updateGiven(
  trx: Trx,
  items: readonly { id: string; to: string | null; given: RowGiven | null }[],
): Promise<void> {
  await sql`
    update queue_rows q set assignee = i."to", given = i.given
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (id uuid, "to" uuid, given jsonb)
    where q.application_id = i.id`.execute(trx);
}
