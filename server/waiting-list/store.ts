import type { Db, Trx } from '../core/database/db.ts';
import type { WaitingListTable } from './tables.ts';

/** Stores the application's only entry, replacing an earlier one. True if it is the first. */
export async function upsertEntry(trx: Trx, { application_id, ...entry }: WaitingListTable): Promise<boolean> {
  const before = await trx
    .selectFrom('waiting_list')
    .select('application_id')
    .where('application_id', '=', application_id)
    .executeTakeFirst();
  await trx
    .insertInto('waiting_list')
    .values({ application_id, ...entry })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(entry))
    .execute();
  return before === undefined;
}

/** In the order in which they were made. */
export function selectEntries(db: Db): Promise<WaitingListTable[]> {
  return db.selectFrom('waiting_list').selectAll().orderBy('at').orderBy('application_id').execute();
}
