import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

interface NewNote {
  application_id: string;
  account_id: string;
  text: string;
  at: Date;
}

export async function insertNotes(db: Db, ...notes: NewNote[]): Promise<void> {
  if (notes.length === 0) return;
  await db
    .insertInto('staff_notes')
    .values(notes.map((note) => ({ id: uuidv7(), ...note, struck_at: null })))
    .execute();
}

export async function lockNote(
  trx: Trx,
  applicationId: string,
  id: string,
): Promise<Selectable<Database['staff_notes']> | null> {
  const row = await trx
    .selectFrom('staff_notes')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function strike(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('staff_notes')
    .set({ struck_at: at })
    .where('id', '=', id)
    .where('struck_at', 'is', null)
    .execute();
}

/** Records that the account is present. Returns who else has been since then. */
export async function upsertPresence(
  db: Db,
  presence: { application_id: string; account_id: string; at: Date },
  since: Date,
): Promise<{ id: string; name: string }[]> {
  await db
    .insertInto('staff_presence')
    .values(presence)
    .onConflict((conflict) => conflict.columns(['application_id', 'account_id']).doUpdateSet({ at: presence.at }))
    .execute();
  return db
    .selectFrom('staff_presence as p')
    .innerJoin('staff_accounts as s', 's.id', 'p.account_id')
    .select(['s.id', 's.name'])
    .where('p.application_id', '=', presence.application_id)
    .where('p.account_id', '!=', presence.account_id)
    .where('p.at', '>', since)
    .orderBy('p.at')
    .execute();
}
