import type { CountryCode } from '@volante/contract/country.ts';
import type { Scope } from '@volante/contract/staff/administration/scopes.ts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    service_accounts: ServiceAccountsTable;
    service_tokens: ServiceTokensTable;
  }
}

/** The name is the one of the row in `staff_accounts`. */
interface ServiceAccountsTable {
  account_id: string;
  scopes: Scope[];
  /** Empty: every country. */
  countries: CountryCode[];
  /** Empty: those of staff. */
  networks: string[];
  expires_at: Date | null;
  /** Null: that of the installation. */
  calls_per_minute: number | null;
  created_by: string | null;
  created_at: Date;
  revoked_at: Date | null;
}

interface ServiceTokensTable {
  id: string;
  account_id: string;
  token_hash: Buffer;
  /** 1 or 2: live tokens take one each. */
  place: number;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const serviceAccountTables = [
  declareTable('service_accounts', {
    rows: null,
    technical: [
      'account_id',
      'scopes',
      'countries',
      'networks',
      'expires_at',
      'calls_per_minute',
      'created_by',
      'created_at',
      'revoked_at',
    ],
  }),
  declareTable('service_tokens', {
    rows: null,
    technical: ['id', 'account_id', 'token_hash', 'place', 'created_at', 'last_used_at', 'revoked_at'],
  }),
];

type AccountRow = Selectable<Database['service_accounts']>;
type TokenRow = Selectable<Database['service_tokens']>;

/** The account of a live token that isn't over itself, with its name. */
export async function selectByToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(AccountRow & Pick<TokenRow, 'id' | 'last_used_at'> & { name: string }) | null> {
  const row = db
    .selectFrom('service_tokens as t')
    .innerJoin('service_accounts as a', 'a.account_id', 't.account_id')
    .innerJoin('staff_accounts as s', 's.id', 'a.account_id')
    .selectAll('a')
    .select(['t.id', 't.last_used_at', 's.name'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.revoked_at', 'is', null)
    .where('a.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('a.expires_at', 'is', null), eb('a.expires_at', '>', now)]));
  return (await row.executeTakeFirst()) ?? null;
}

export async function updateUsed(db: Db, tokenId: string, at: Date): Promise<void> {
  await db.updateTable('service_tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute();
}

export type ListedService = AccountRow & {
  name: string;
  maker: string | null;
  tokens: { id: string; createdAt: string; lastUsedAt: string | null }[];
};

/** By name, revoked ones last and the newest of them first; `only` is one account. */
export async function selectServices(db: Db, most: number, only?: string): Promise<ListedService[]> {
  const { rows } = await sql<ListedService>`
    select a.*, s.name, m.name as maker,
      (select coalesce(json_agg(json_build_object('id', t.id, 'createdAt', t.created_at, 'lastUsedAt', t.last_used_at)
          order by t.created_at, t.id), '[]')
        from service_tokens t where t.account_id = a.account_id and t.revoked_at is null) as tokens
    from service_accounts a join staff_accounts s on s.id = a.account_id left join staff_accounts m on m.id = a.created_by
    where ${only === undefined ? sql`true` : sql`a.account_id = ${only}`}
    order by a.revoked_at desc nulls first, lower(s.name), a.account_id limit ${most}`.execute(db);
  return rows;
}

export async function isServiceAccount(db: Db, accountId: string): Promise<boolean> {
  const row = db.selectFrom('service_accounts').select('account_id').where('account_id', '=', accountId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Locks all live accounts, so that two admins don't exceed their number, and returns it. */
export async function lockLive(trx: Trx): Promise<number> {
  const live = trx.selectFrom('service_accounts').select('account_id').where('revoked_at', 'is', null);
  return (await live.orderBy('account_id').forUpdate().execute()).length;
}

export async function insertService(trx: Trx, row: AccountRow): Promise<void> {
  await trx.insertInto('service_accounts').values(row).execute();
}

/** A live account, locked. */
export async function lockService(trx: Trx, accountId: string): Promise<AccountRow | null> {
  const row = trx.selectFrom('service_accounts').selectAll().where('account_id', '=', accountId);
  return (await row.where('revoked_at', 'is', null).forUpdate().executeTakeFirst()) ?? null;
}

/** The ids and places of the live tokens. */
export async function selectLiveTokens(trx: Trx, accountId: string): Promise<Pick<TokenRow, 'id' | 'place'>[]> {
  const rows = trx.selectFrom('service_tokens').select(['id', 'place']).where('account_id', '=', accountId);
  return rows.where('revoked_at', 'is', null).execute();
}

export async function insertToken(
  trx: Trx,
  token: Pick<TokenRow, 'account_id' | 'token_hash' | 'place' | 'created_at'>,
): Promise<void> {
  await trx
    .insertInto('service_tokens')
    .values({ id: uuidv7(), ...token, last_used_at: null, revoked_at: null })
    .execute();
}

/** Revokes one live token of the account, or all; returns their number. */
export async function revokeTokens(trx: Trx, accountId: string, at: Date, only?: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('service_tokens')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function updateService(trx: Trx, accountId: string, change: Partial<AccountRow>): Promise<void> {
  await trx.updateTable('service_accounts').set(change).where('account_id', '=', accountId).execute();
}
