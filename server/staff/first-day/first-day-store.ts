import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { SaidItem } from '@volante/contract/staff/first-day/first-day.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    first_day_marks: FirstDayMarksTable;
  }
}

interface FirstDayMarksTable {
  item: SaidItem | MessageChannel;
  state: 'waiting' | 'done' | 'failed';
  reason: string | null;
  account_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const firstDayTables = [
  declareTable('first_day_marks', { rows: null, technical: ['item', 'state', 'reason', 'account_id', 'at'] }),
];

type Mark = Selectable<Database['first_day_marks']>;

export function selectMarks(db: Db): Promise<(Mark & { by: string })[]> {
  return db
    .selectFrom('first_day_marks as m')
    .innerJoin('staff_accounts as s', 's.id', 'm.account_id')
    .selectAll('m')
    .select('s.name as by')
    .execute();
}

export async function writeMark(db: Db, mark: Insertable<Database['first_day_marks']>): Promise<void> {
  await db
    .insertInto('first_day_marks')
    .values(mark)
    .onConflict((conflict) => conflict.column('item').doUpdateSet({ reason: null, ...mark }))
    .execute();
}

/** Only of the test that was asked for at `at`: a later one has its own result. */
export async function settleTest(
  db: Db,
  { item, at }: Pick<Mark, 'item' | 'at'>,
  result: Pick<Mark, 'state' | 'reason'>,
): Promise<void> {
  await db.updateTable('first_day_marks').set(result).where('item', '=', item).where('at', '=', at).execute();
}
