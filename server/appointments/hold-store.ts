import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import type { AdvisorTime, AppointmentRow } from './store.ts';

export async function selectHold(trx: Trx, applicationId: string): Promise<AppointmentRow | null> {
  const hold = trx.selectFrom('appointments').selectAll().where('application_id', '=', applicationId);
  return (await hold.where('status', '=', 'held').executeTakeFirst()) ?? null;
}

/** Null if the advisor is taken: the exclusion constraint decides, after waiting for unfinished concurrent transactions. */
export async function insertHold(
  trx: Trx,
  applicationId: string,
  { advisorId, startsAt, endsAt }: AdvisorTime,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<AppointmentRow | null> {
  const row = await trx
    .insertInto('appointments')
    .values({
      id: uuidv7(),
      application_id: applicationId,
      advisor_id: advisorId,
      starts_at: startsAt,
      ends_at: endsAt,
      status: 'held',
      expires_at: expiresAt,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function extendHold(trx: Trx, id: string, expiresAt: Date): Promise<void> {
  await trx.updateTable('appointments').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function deleteHoldOf(trx: Trx, applicationId: string): Promise<void> {
  const holds = trx.deleteFrom('appointments').where('status', '=', 'held');
  await holds.where('application_id', '=', applicationId).execute();
}

/** False when it is no longer a hold. */
export async function deleteHold(db: Db, id: string): Promise<boolean> {
  const hold = db.deleteFrom('appointments').where('id', '=', id).where('status', '=', 'held');
  return (await hold.executeTakeFirst()).numDeletedRows > 0n;
}

/** Skips rows that are being deleted by others: waiting for them in a different order would deadlock. */
export async function deleteExpiredHolds(trx: Trx, now: Date): Promise<void> {
  await sql`
    delete from appointments where id in (
      select id from appointments where status = 'held' and expires_at <= ${now} for update skip locked
    )`.execute(trx);
}
