import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../core/database/db.ts';
import type { Database } from '../../../core/database/schema.ts';

export type ThrottleRow = Selectable<Database['staff_throttles']>;

/** The row of a key, locked; an empty row if there was none. */
export async function lockThrottle(trx: Trx, key: string): Promise<ThrottleRow> {
  await trx
    .insertInto('staff_throttles')
    .values({ key, tries: [], waits: 0, blocked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx.selectFrom('staff_throttles').selectAll().where('key', '=', key).forUpdate().executeTakeFirstOrThrow();
}

export async function updateThrottle(trx: Trx, { key, ...change }: ThrottleRow): Promise<void> {
  await trx.updateTable('staff_throttles').set(change).where('key', '=', key).execute();
}

export async function deleteThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('staff_throttles').where('key', '=', key).execute();
}

export async function deleteThrottlesBefore(db: Db, moment: Date): Promise<void> {
  await sql`
    delete from staff_throttles
    where (blocked_until is null or blocked_until < ${moment}) and not (${moment} < any(tries))`.execute(db);
}
