import type { Language } from '@volante/contract/country.ts';
import type { WaitingReason } from '@volante/contract/waiting-list/rules.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    waiting_list: WaitingListTable;
  }
}

export interface WaitingListTable {
  application_id: string;
  email: string;
  why: WaitingReason;
  place: string;
  from_day: string | null;
  text_version: string;
  language: Language;
  at: Date;
  ip: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const waitingListTables = [
  declareTable('waiting_list', {
    rows: 'application_id',
    exported: ['email', 'why', 'place', 'from_day', 'text_version', 'language', 'at', 'ip'],
    technical: ['application_id'],
  }),
];

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
