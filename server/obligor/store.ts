import './tables.ts';
import type { Obligor } from '@volante/contract/obligor/rules.ts';
import type { Trx } from '../core/database/db.ts';

export async function selectObligor(trx: Trx, applicationId: string): Promise<Obligor | null> {
  const row = await trx
    .selectFrom('obligors')
    .select(['name', 'phone', 'email', 'location'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertObligor(trx: Trx, applicationId: string, obligor: Obligor, at: Date): Promise<void> {
  const row = { ...obligor, updated_at: at };
  await trx
    .insertInto('obligors')
    .values({ application_id: applicationId, ...row })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(row))
    .execute();
}

export async function deleteObligor(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('obligors').where('application_id', '=', applicationId).execute();
}
