import type { Db, Trx } from '../core/database/db.ts';
import type { WaitingListTable } from './tables.ts';

/** One entry per application: another one replaces it. True if it is the first. */
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

/** In the order in which they came. */
export function selectEntries(db: Db): Promise<WaitingListTable[]> {
  return db.selectFrom('waiting_list').selectAll().orderBy('at').orderBy('application_id').execute();
}
