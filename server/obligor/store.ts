import type { Obligor } from '@volante/contract/obligor/rules.ts';
import type { Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    obligors: ObligorsTable;
  }
}

interface ObligorsTable {
  application_id: string;
  name: string;
  /** Prefix and ten digits. */
  phone: string;
  email: string;
  location: string;
  updated_at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const obligorTables = [
  declareTable('obligors', {
    rows: 'application_id',
    exported: ['name', 'phone', 'email', 'location', 'updated_at'],
    technical: ['application_id'],
  }),
];

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
