import type { SettingName } from '@volante/contract/staff/administration/settings.ts';
import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../core/database/db.ts';
import { declareTable } from '../../../core/database/declared-data.ts';
import type { Database } from '../../../core/database/schema.ts';

declare module '../../../core/database/schema.ts' {
  interface Database {
    changed_settings: ChangedSettingsTable;
    setting_proposals: SettingPendingChangesTable;
    control_marks: ControlMarksTable;
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

interface SettingPendingChangesTable {
  name: SettingName;
  id: string;
  /** As in changed_settings. */
  value: string | null;
  revision: number;
  account_id: string;
  at: Date;
}

/** What the environment of the servers said of a control when one last started. */
interface ControlMarksTable {
  name: string;
  /** As in the environment. */
  value: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const settingTables = [
  declareTable('changed_settings', {
    rows: null,
    technical: ['name', 'value', 'revision', 'changed_at', 'changed_by'],
  }),
  declareTable('setting_proposals', {
    rows: null,
    technical: ['name', 'id', 'value', 'revision', 'account_id', 'at'],
  }),
  declareTable('control_marks', { rows: null, technical: ['name', 'value', 'at'] }),
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

export type PendingChangeRow = Selectable<Database['setting_proposals']>;

export async function selectPendingChanges(db: Db): Promise<PendingChangeRow[]> {
  return db.selectFrom('setting_proposals').selectAll().where('name', 'in', settingNames).execute();
}

/** A new proposal replaces the present one. */
export async function replacePendingChange(trx: Trx, row: Insertable<Database['setting_proposals']>): Promise<void> {
  await deletePendingChange(trx, row.name);
  await trx.insertInto('setting_proposals').values(row).execute();
}

/** Returns whether there was one. */
export async function deletePendingChange(trx: Trx, name: SettingName): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('setting_proposals').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectMarks(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('control_marks').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function lockMarks(trx: Trx): Promise<Map<string, string>> {
  await sql`lock table control_marks in share row exclusive mode`.execute(trx);
  return selectMarks(trx);
}

export async function upsertMark(trx: Trx, name: string, value: string, at: Date): Promise<void> {
  await trx
    .insertInto('control_marks')
    .values({ name, value, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, at }))
    .execute();
}
