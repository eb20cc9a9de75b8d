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

/** Returns their ids. */
export async function insertNotes(db: Db, ...notes: NewNote[]): Promise<string[]> {
  if (notes.length === 0) return [];
  const rows = notes.map((note) => ({ id: uuidv7(), ...note, struck_at: null }));
  await db.insertInto('staff_notes').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function insertMentions(
  db: Db,
  of: { application_id: string; note_id: string },
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const rows = accountIds.map((account_id) => ({ ...of, account_id, seen_at: null }));
  await db.insertInto('staff_mentions').values(rows).execute();
}

/** Records when the account put its mention away. False if the note doesn't mention it. */
export async function markMentionSeen(
  db: Db,
  applicationId: string,
  noteId: string,
  accountId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_mentions')
    .set(({ fn, val }) => ({ seen_at: fn.coalesce('seen_at', val(at)) }))
    .where('note_id', '=', noteId)
    .where('account_id', '=', accountId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
