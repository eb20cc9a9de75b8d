import type { CountryCode } from '@volante/contract/country.ts';
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

/** The oldest unassigned application that waits for review, locked; those locked by others are skipped. */
export async function lockNext(trx: Trx, country: CountryCode | undefined): Promise<string | null> {
  const row = await trx
    .selectFrom('queue_rows')
    .select('application_id')
    .where('waits_for', '=', 'review')
    .where('assignee', 'is', null)
    .$if(country !== undefined, (query) => query.where('country', '=', country as CountryCode))
    .orderBy('waiting_since')
    .orderBy('application_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.application_id ?? null;
}
