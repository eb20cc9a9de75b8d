import type { WorkRule } from '@volante/contract/staff/administration/work-rules.ts';
import type { Insertable, JSONColumnType, Selectable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    work_rules: WorkRulesTable;
  }
}

/** A row per version. */
interface WorkRulesTable {
  version: number;
  /** In their order. */
  rules: JSONColumnType<WorkRule[]>;
  /** Who gets what nobody takes in time. */
  leads: string[];
  account_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const workRuleTables = [
  declareTable('work_rules', { rows: null, technical: ['version', 'rules', 'leads', 'account_id', 'at'] }),
];

export type RulesRow = Selectable<Database['work_rules']>;

/** The present rules; null before the first. */
export async function selectRules(db: Db): Promise<RulesRow | null> {
  const newest = db.selectFrom('work_rules').selectAll().orderBy('version', 'desc').limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** Fails as changed meanwhile if the version exists. */
export async function insertRules(trx: Trx, row: Insertable<Database['work_rules']>): Promise<void> {
  await trx.insertInto('work_rules').values(row).execute();
}
