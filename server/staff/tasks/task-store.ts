import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

type TaskRow = Selectable<Database['staff_tasks']>;

export async function insertTask(db: Db, task: Insertable<Database['staff_tasks']>): Promise<void> {
  await db.insertInto('staff_tasks').values(task).execute();
}

export async function lockTask(trx: Trx, applicationId: string, id: string): Promise<TaskRow | null> {
  const row = await trx
    .selectFrom('staff_tasks')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateTask(db: Db, id: string, change: Updateable<Database['staff_tasks']>): Promise<void> {
  await db.updateTable('staff_tasks').set(change).where('id', '=', id).execute();
}

/** Whoever watches already goes on since then. */
export async function insertWatch(db: Db, applicationId: string, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('staff_watches')
    .values({ account_id: accountId, application_id: applicationId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWatch(db: Db, applicationId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('staff_watches')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .execute();
}
