import './tables.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';

export type InvitationRow = Selectable<Database['obligor_invitations']>;
type Change = Updateable<Database['obligor_invitations']>;

export const columns = [
  'id',
  'application_id',
  'request_id',
  'first_name',
  'last_name',
  'phone',
  'email',
  'language',
  'asked_at',
  'opened_at',
  'answer',
  'answered_at',
  'reason',
  'text_version',
  'text_language',
  'agreed_at',
  'ip',
  'device',
  'drivers_device_at',
  'ended_at',
] as const;

/** The invitation that hasn't ended; there is at most one. */
export async function selectLive(db: Db, applicationId: string): Promise<InvitationRow | null> {
  const rows = db.selectFrom('obligor_invitations').select(columns).where('application_id', '=', applicationId);
  return (await rows.where('ended_at', 'is', null).executeTakeFirst()) ?? null;
}

/** When people were asked since then, the newest first. */
export async function selectAskedSince(trx: Trx, applicationId: string, since: Date): Promise<Date[]> {
  const rows = trx.selectFrom('obligor_invitations').select('asked_at').where('application_id', '=', applicationId);
  return (await rows.where('asked_at', '>', since).orderBy('asked_at', 'desc').execute()).map((row) => row.asked_at);
}

/** Deletes the guarantor whom an invitation brought, which was answered then. */
export async function deleteObligorOf(trx: Trx, applicationId: string, answeredAt: Date): Promise<void> {
  const rows = trx.deleteFrom('obligors').where('application_id', '=', applicationId);
  await rows.where('updated_at', '=', answeredAt).execute();
}

export async function insertInvitation(trx: Trx, row: Insertable<Database['obligor_invitations']>): Promise<void> {
  await trx.insertInto('obligor_invitations').values(row).execute();
}

export async function updateInvitation(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('obligor_invitations').set(change).where('id', '=', id).execute();
}

/** Notes the first opening. */
export async function noteOpened(db: Db, id: string, at: Date): Promise<void> {
  const row = db.updateTable('obligor_invitations').set({ opened_at: at }).where('id', '=', id);
  await row.where('opened_at', 'is', null).execute();
}
