import './tables.ts';
import type { Party } from '@volante/contract/devices/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';

export interface CodeRow {
  id: string;
  channel: MessageChannel;
  code_hash: Buffer;
  tries: number;
  phone_print: Buffer | null;
  created_at: Date;
  expires_at: Date;
}

const columns = ['id', 'channel', 'code_hash', 'tries', 'phone_print', 'created_at', 'expires_at'] as const;

/** The code that was sent last to this device and wasn't typed yet; it may be over. */
export async function selectCode(db: Db, deviceId: string): Promise<CodeRow | null> {
  const live = db.selectFrom('device_codes').select(columns).where('device_id', '=', deviceId);
  return (await live.where('ended_at', 'is', null).executeTakeFirst()) ?? null;
}

/** The codes of this device since then. */
export async function countCodes(db: Db, deviceId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('device_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('device_id', '=', deviceId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Inserts a code and voids the one before. The device must be locked. */
export async function insertCode(
  trx: Trx,
  code: Omit<CodeRow, 'tries' | 'phone_print'> & { device_id: string; sealed: Buffer },
): Promise<void> {
  await trx
    .updateTable('device_codes')
    .set({ ended_at: code.created_at, sealed: null })
    .where('device_id', '=', code.device_id)
    .where('ended_at', 'is', null)
    .execute();
  await trx.insertInto('device_codes').values(code).execute();
}

/** Locks the device until the transaction ends; false if it was signed out or forgotten. */
export async function lockDevice(trx: Trx, deviceId: string): Promise<boolean> {
  const row = trx.selectFrom('known_devices').select('id').where('id', '=', deviceId).where('revoked_at', 'is', null);
  return (await row.forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Spends a try of the device's present code and returns it; null if there is none that counts at this time, or no try is left.
 * One statement, so that guesses at the same time don't get more tries. A code from the future isn't accepted: the clock jumped.
 */
export async function spendTry(db: Db, deviceId: string, now: Date, most: number): Promise<CodeRow | null> {
  const { rows } = await sql<CodeRow>`
    update device_codes set tries = tries + 1
    where device_id = ${deviceId} and ended_at is null and tries < ${most}
      and expires_at > ${now} and created_at <= ${now}::timestamptz + interval '1 minute'
    returning id, channel, code_hash, tries, phone_print, created_at, expires_at`.execute(db);
  return rows[0] ?? null;
}

/** Ends a code that was typed; false if it has ended meanwhile. */
export async function endCode(trx: Trx, codeId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('device_codes')
    .set({ ended_at: at, sealed: null })
    .where('id', '=', codeId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The encrypted code of a message that is about to be sent; null once it was sent, typed, replaced or is over. */
export async function selectSealed(
  db: Db,
  codeId: string,
  now: Date,
): Promise<{ channel: MessageChannel; sealed: Buffer; party: Party } | null> {
  const row = await db
    .selectFrom('device_codes as c')
    .innerJoin('known_devices as d', 'd.id', 'c.device_id')
    .select(['c.channel', 'c.sealed', 'd.party'])
    .where('c.id', '=', codeId)
    .where('c.ended_at', 'is', null)
    .where('c.expires_at', '>', now)
    .executeTakeFirst();
  return row?.sealed ? { channel: row.channel, sealed: row.sealed, party: row.party } : null;
}

/** Notes the number to which a code is about to be sent. One that goes to several proves none of them. */
export async function noteCodesPhone(db: Db, codeId: string, print: Buffer): Promise<void> {
  await sql`
    update device_codes
    set phone_print = case when phone_print is null or phone_print = ${print} then ${print} else ''::bytea end
    where id = ${codeId}`.execute(db);
}

export async function deleteSealed(db: Db, codeId: string): Promise<void> {
  await db.updateTable('device_codes').set({ sealed: null }).where('id', '=', codeId).execute();
}

export async function insertHandOff(
  trx: Trx,
  handOff: { token_hash: Buffer; device_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await trx.insertInto('device_hand_offs').values(handOff).execute();
}

/** Uses a token of a device of this application that is still known; false if it was used, is over, or belongs elsewhere. */
export async function useHandOff(
  trx: Trx,
  { applicationId, party }: { applicationId: string; party: string },
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update device_hand_offs h set used_at = ${now}
    from known_devices d
    where h.token_hash = ${tokenHash} and h.used_at is null and h.expires_at > ${now}
      and h.created_at <= ${now}::timestamptz + interval '1 minute'
      and d.id = h.device_id and d.application_id = ${applicationId} and d.party = ${party}
      and d.proved_at is not null and d.revoked_at is null
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Deletes what expired before then. Encrypted codes that are over go at once. */
export async function deleteExpired(db: Db, now: Date, before: Date): Promise<void> {
  await db
    .updateTable('device_codes')
    .set({ sealed: null })
    .where('expires_at', '<', now)
    .where('sealed', 'is not', null)
    .execute();
  await db.deleteFrom('device_codes').where('expires_at', '<', before).execute();
  await db.deleteFrom('device_hand_offs').where('expires_at', '<', before).execute();
}
