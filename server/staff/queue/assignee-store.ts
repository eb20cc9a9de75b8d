import type { Db, Trx } from '../../core/database/db.ts';

/** Unassigns the applications of a disabled account. */
export async function freeAssigned(trx: Trx, accountId: string): Promise<void> {
  await trx.updateTable('queue_rows').set({ assignee: null }).where('assignee', '=', accountId).execute();
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
  await db.updateTable('queue_rows').set({ assignee }).where('application_id', '=', applicationId).execute();
}
