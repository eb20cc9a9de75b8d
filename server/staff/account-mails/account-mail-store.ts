import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type AccountMailRow = Selectable<Database['staff_mails']>;

export async function insertMail(trx: Trx, mail: Insertable<Database['staff_mails']>): Promise<string> {
  return (await trx.insertInto('staff_mails').values(mail).returning('id').executeTakeFirstOrThrow()).id;
}

/** Claims an attempt exclusively until `until`; null when it isn't due. */
export async function claimMail(db: Db, id: string, now: Date, until: Date): Promise<AccountMailRow | null> {
  const row = await db
    .updateTable('staff_mails')
    .set((mail) => ({ tries: mail('tries', '+', 1), due_at: until }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Records the outcome of the attempt claimed as `claimed`, unless another attempt has begun since. */
export async function updateClaimed(
  db: Db,
  claimed: AccountMailRow,
  change: Updateable<Database['staff_mails']>,
): Promise<void> {
  await db
    .updateTable('staff_mails')
    .set(change)
    .where('id', '=', claimed.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', claimed.tries)
    .execute();
}

/** Mails whose attempt was due before `before`, oldest first. */
export async function selectOverdue(db: Db, before: Date): Promise<string[]> {
  const waiting = db.selectFrom('staff_mails').select('id').where('state', '=', 'waiting').where('due_at', '<', before);
  return (await waiting.orderBy('due_at').limit(500).execute()).map(({ id }) => id);
}

export async function deleteSettled(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('staff_mails').where('state', '<>', 'waiting').where('settled_at', '<', before).execute();
}
