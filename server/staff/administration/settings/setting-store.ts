import type { SettingName } from '@volante/contract/staff/administration/settings.ts';
import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../core/database/db.ts';
import { declareTable } from '../../../core/database/declared-data.ts';
import type { Database } from '../../../core/database/schema.ts';

declare module '../../../core/database/schema.ts' {
  interface Database {
    changed_settings: ChangedSettingsTable;
  }
}

interface ChangedSettingsTable {
  name: SettingName;
  /** As in the environment; null if it was reset. */
  value: string | null;
  revision: number;
  changed_at: Date;
  changed_by: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const settingTables = [
  declareTable('changed_settings', {
    rows: null,
    technical: ['name', 'value', 'revision', 'changed_at', 'changed_by'],
  }),
];

export type ChangedRow = Selectable<Database['changed_settings']>;

/** The changed settings, without those that this release doesn't know. */
export async function selectChanged(db: Db): Promise<ChangedRow[]> {
  return db.selectFrom('changed_settings').selectAll().where('name', 'in', settingNames).execute();
}

/** Like selectChanged, locked against concurrent changes. */
export async function lockChanged(trx: Trx): Promise<ChangedRow[]> {
  // Rows that don't exist yet can't be locked one by one. Reading stays possible.
  await sql`lock table changed_settings in share row exclusive mode`.execute(trx);
  return selectChanged(trx);
}

export async function upsertChanged(trx: Trx, row: ChangedRow): Promise<void> {
  const { name: _, ...values } = row;
  await trx
    .insertInto('changed_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
