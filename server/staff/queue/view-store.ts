import type { Filters } from '@volante/contract/staff/queue.ts';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type ViewRow = Selectable<Database['views']> & { owner_name: string };

function views(db: Db) {
  return db
    .selectFrom('views')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'views.account_id')
    .selectAll('views')
    .select('staff_accounts.name as owner_name');
}

/** The account's own views and the shared ones, oldest first. */
export async function selectViews(db: Db, accountId: string): Promise<ViewRow[]> {
  return views(db)
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('shared', '=', true)]))
    .orderBy('views.id')
    .execute();
}

export async function lockView(trx: Trx, id: string): Promise<ViewRow | null> {
  return (await views(trx).where('views.id', '=', id).forUpdate('views').executeTakeFirst()) ?? null;
}

export async function insertView(
  trx: Trx,
  { query, ...view }: { name: string; query: Filters; shared: boolean; account_id: string; created_at: Date },
): Promise<string> {
  const values = { id: uuidv7(), ...view, query: JSON.stringify(query) };
  return (await trx.insertInto('views').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateView(
  trx: Trx,
  id: string,
  { query, ...change }: { name: string; query: Filters; shared: boolean; revision: number },
): Promise<void> {
  await trx
    .updateTable('views')
    .set({ ...change, query: JSON.stringify(query) })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('views').where('id', '=', id).execute();
}
