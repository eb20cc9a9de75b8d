import './tables.ts';
import type { DeviceOrigin, Party } from '@volante/contract/devices/calls.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';

/** Whose devices: the applicant's or the guarantor's of an application. */
export interface Owner {
  applicationId: string;
  party: Party;
}

export interface DeviceNames {
  browser: string;
  system: string;
}

export interface DeviceRow extends DeviceNames {
  id: string;
  origin: DeviceOrigin | null;
  help: string | null;
  help_at: Date | null;
  created_at: Date;
  proved_at: Date | null;
  last_used_at: Date;
}

export interface KnownRow extends DeviceRow {
  origin: DeviceOrigin;
  proved_at: Date;
}

export interface AskingRow extends DeviceRow {
  help: string;
  help_at: Date;
}

const columns = [
  'id',
  'origin',
  'browser',
  'system',
  'help',
  'help_at',
  'created_at',
  'proved_at',
  'last_used_at',
] as const;

function ofOwner(db: Db, { applicationId, party }: Owner) {
  const rows = db.selectFrom('known_devices').select(columns).where('application_id', '=', applicationId);
  return rows.where('party', '=', party).where('revoked_at', 'is', null);
}

/** The devices that may see the application, the one used last first. */
export async function selectKnown(db: Db, owner: Owner): Promise<KnownRow[]> {
  const known = ofOwner(db, owner).where('proved_at', 'is not', null);
  return (await known.orderBy('last_used_at', 'desc').orderBy('id').execute()) as KnownRow[];
}

/** The devices that have asked staff to be let in since then, the one that asked last first. */
export async function selectAsking(db: Db, owner: Owner, since: Date, limit: number): Promise<AskingRow[]> {
  const asking = ofOwner(db, owner).where('proved_at', 'is', null).where('help_at', '>', since);
  return (await asking.orderBy('help_at', 'desc').orderBy('id', 'desc').limit(limit).execute()) as AskingRow[];
}

/** `deviceId` may be anything. */
export async function selectDevice(db: Db, owner: Owner, deviceId: string): Promise<DeviceRow | null> {
  return (await ofOwner(db, owner).where(sql<string>`id::text`, '=', deviceId).executeTakeFirst()) ?? null;
}

/** The device with one of these tokens, by their hashes. */
export async function selectByTokens(db: Db, owner: Owner, hashes: readonly Buffer[]): Promise<DeviceRow | null> {
  const held = ofOwner(db, owner).where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`);
  return (await held.orderBy('proved_at').limit(1).executeTakeFirst()) ?? null;
}

/** The applications that their applicant's browser with one of these tokens may see. */
export async function selectKnownApplications(db: Db, hashes: readonly Buffer[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const held = db.selectFrom('known_devices').select('application_id').where('party', '=', 'applicant');
  const rows = await held
    .where('token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .where('proved_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map((row) => row.application_id);
}

/** Inserts a device that has proved nothing. Null if there is one with this token, of whatever application. */
export async function insertDevice(
  trx: Trx,
  { applicationId, party }: Owner,
  { tokenHash, browser, system }: DeviceNames & { tokenHash: Buffer },
  at: Date,
): Promise<string | null> {
  const row = await trx
    .insertInto('known_devices')
    .values({
      ...{ id: uuidv7(), application_id: applicationId, party, token_hash: tokenHash, browser, system },
      ...{ origin: null, proved_at: null, created_at: at, last_used_at: at },
    })
    .onConflict((same) => same.column('token_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False if it is known already, or was signed out meanwhile. */
export async function updateProved(trx: Trx, deviceId: string, origin: DeviceOrigin, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('known_devices')
    .set({ origin, proved_at: at, last_used_at: at })
    .where('id', '=', deviceId)
    .where('proved_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Signs out the devices used longest ago, beyond `most`. */
export async function revokeBeyond(trx: Trx, { applicationId, party }: Owner, most: number, at: Date): Promise<void> {
  await sql`
    update known_devices set revoked_at = ${at}
    where id in (
      select id from known_devices
      where application_id = ${applicationId} and party = ${party} and proved_at is not null and revoked_at is null
      order by last_used_at desc, id desc offset ${most})`.execute(trx);
}

/** Signs out one device, known or asking; false if there is none. `deviceId` may be anything. */
export async function revoke(trx: Trx, { applicationId, party }: Owner, deviceId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('known_devices')
    .set({ revoked_at: at })
    .where(sql<string>`id::text`, '=', deviceId)
    .where('application_id', '=', applicationId)
    .where('party', '=', party)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Signs out every known device but this one. Returns their number. */
export async function revokeOthers(trx: Trx, { applicationId, party }: Owner, deviceId: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('known_devices')
    .set({ revoked_at: at })
    .where('application_id', '=', applicationId)
    .where('party', '=', party)
    .where('id', '!=', deviceId)
    .where('proved_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Signs out all devices, known or not. */
export async function revokeAll(trx: Trx, { applicationId, party }: Owner, at: Date): Promise<void> {
  const all = trx.updateTable('known_devices').set({ revoked_at: at }).where('application_id', '=', applicationId);
  await all.where('party', '=', party).where('revoked_at', 'is', null).execute();
}

/** Writes the time of use, unless it is of the last hour. */
export async function touch(db: Db, deviceId: string, at: Date): Promise<void> {
  await sql`
    update known_devices set last_used_at = ${at}
    where id = ${deviceId} and last_used_at < ${at}::timestamptz - interval '1 hour'`.execute(db);
}

/** Gives the device a number to read out; false if another one that asks has it. */
export async function updateHelp(trx: Trx, deviceId: string, help: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update known_devices d set help = ${help}, help_at = ${at}
    where d.id = ${deviceId} and not exists (
      select from known_devices o
      where o.application_id = d.application_id and o.id <> d.id and o.help = ${help} and o.proved_at is null
        and o.revoked_at is null)
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Of the devices that ask, forgets the numbers of those that asked longest ago, beyond `most`. */
export async function forgetAsking(trx: Trx, { applicationId, party }: Owner, most: number): Promise<void> {
  await sql`
    update known_devices set help = null, help_at = null
    where id in (
      select id from known_devices
      where application_id = ${applicationId} and party = ${party} and proved_at is null and help is not null
        and revoked_at is null
      order by help_at desc, id desc offset ${most})`.execute(trx);
}

export async function updateOpen(db: Db, deviceId: string, open: DocumentType | null, at: Date): Promise<void> {
  const device = db.updateTable('known_devices').set({ open_document: open, open_at: at });
  await device.where('id', '=', deviceId).execute();
}

/** Forgets devices that proved nothing until then, and haven't been sent a code since. */
export async function deleteUnproved(db: Db, before: Date): Promise<void> {
  await sql`
    delete from known_devices d
    where d.proved_at is null and d.created_at < ${before}
      and not exists (select from device_codes c where c.device_id = d.id and c.created_at >= ${before})`.execute(db);
}
