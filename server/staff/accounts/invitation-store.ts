import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type InvitationRow = Selectable<Database['staff_invitations']>;

export async function insertInvitation(
  trx: Trx,
  invitation: Omit<InvitationRow, 'id' | 'used_at' | 'role'>,
): Promise<string> {
  const values = { id: uuidv7(), ...invitation, used_at: null };
  const row = await trx.insertInto('staff_invitations').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** An open invitation; locked if `lock` is true, for a transaction that accepts it. */
export async function selectInvitation(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  lock = false,
): Promise<InvitationRow | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function markUsed(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('staff_invitations').set({ used_at: at }).where('id', '=', id).execute();
}

/** Open invitations, newest first. */
export async function selectOpenInvitations(db: Db, now: Date): Promise<(InvitationRow & { email: string })[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('email', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, email: row.email ?? '' }));
}

/** False when it is unknown, used or expired. `id` must be a UUID. */
export async function isOpenInvitation(db: Db, id: string, now: Date): Promise<boolean> {
  const found = db.selectFrom('staff_invitations').select('id').where('id', '=', id).where('used_at', 'is', null);
  return (await found.where('expires_at', '>', now).executeTakeFirst()) !== undefined;
}

/** Voids earlier invitations to the same address. */
export async function voidInvitations(trx: Trx, email: string, at: Date): Promise<void> {
  // If two admins invite the same address at once, the later one has to find the invitation of the earlier one.
  await sql`select pg_advisory_xact_lock(hashtext('invite'), hashtext(${email}))`.execute(trx);
  await trx
    .updateTable('staff_invitations')
    .set({ used_at: at })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
}
