import { may, type Right } from '@volante/contract/staff/roles.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type AccountRow = Selectable<Database['staff_accounts']>;

export async function insertAccount(
  trx: Trx,
  account: Pick<AccountRow, 'id' | 'email' | 'name' | 'roles' | 'password_hash' | 'totp_secret' | 'created_at'> &
    Partial<Pick<AccountRow, 'ends_at' | 'countries'>>,
): Promise<string> {
  const row = await trx.insertInto('staff_accounts').values(account).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function selectAccount(db: Db, id: string): Promise<AccountRow | null> {
  return (await db.selectFrom('staff_accounts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Of people, since a service account has nothing to sign in with and must never get it. For statements about `staff_accounts`. */
const isPerson = sql<boolean>`not exists (select from service_accounts s where s.account_id = staff_accounts.id)`;

/** Locks all people's accounts, so that no concurrent change invalidates what the caller has checked. */
export async function lockAccounts(trx: Trx): Promise<AccountRow[]> {
  return trx.selectFrom('staff_accounts').selectAll().where(isPerson).orderBy('id').forUpdate().execute();
}

/**
 * These accounts, which can't be changed by an admin until the transaction ends: who is given work may still have it when it is written.
 * What they do themselves goes on.
 */
export async function holdAccounts(trx: Trx, ids: readonly string[]): Promise<AccountRow[]> {
  const accounts = trx.selectFrom('staff_accounts').selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`);
  return accounts.orderBy('id').forKeyShare().execute();
}

/** A person's account. `email` must be in lower case. */
export async function selectAccountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const row = db.selectFrom('staff_accounts').selectAll().where('email', '=', email).where(isPerson);
  return (await row.executeTakeFirst()) ?? null;
}

/** People's accounts, by e-mail. */
export async function selectPeoplesAccounts(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('staff_accounts').selectAll().where(isPerson).orderBy('email').execute();
}

/** All, service accounts included, for the names of who did something. */
export async function selectAccounts(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('staff_accounts').selectAll().orderBy('email').execute();
}

/** Whether an account no longer works. */
export function isOver({ disabled_at, ends_at }: Pick<AccountRow, 'disabled_at' | 'ends_at'>, now: Date): boolean {
  return disabled_at !== null || (ends_at !== null && ends_at <= now);
}

/** Accounts that can sign in and have a right, by name. */
export async function selectPeople(
  db: Db,
  now: Date,
  right: Right,
): Promise<Pick<AccountRow, 'id' | 'name' | 'roles' | 'countries'>[]> {
  const columns = ['id', 'name', 'roles', 'countries'] as const;
  const people = db.selectFrom('staff_accounts').select(columns).where('disabled_at', 'is', null);
  const still = people.where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]));
  const found = await still.orderBy('name').orderBy('id').execute();
  return found.filter((person) => may(person, right));
}

/** People who can sign in, have the right `oversee`, and haven't turned the daily digest off. */
export async function selectDigestReaders(db: Db, now: Date): Promise<AccountRow[]> {
  const wanted = db.selectFrom('staff_accounts').selectAll().where('daily_digest', '=', true).where(isPerson);
  const found = await wanted.orderBy('id').execute();
  return found.filter((person) => !isOver(person, now) && may(person, 'oversee'));
}

export async function hasAdmin(db: Db, now: Date): Promise<boolean> {
  return (await selectPeople(db, now, 'administer')).length > 0;
}

export async function updateAccount(db: Db, id: string, change: Updateable<Database['staff_accounts']>): Promise<void> {
  await db.updateTable('staff_accounts').set(change).where('id', '=', id).execute();
}

/** Says to every server process, once this is committed, that what an account may do has changed. */
export async function announceAccount(trx: Trx, id: string): Promise<void> {
  await sql`select pg_notify('volante_live', ${`account ${id}`})`.execute(trx);
}
