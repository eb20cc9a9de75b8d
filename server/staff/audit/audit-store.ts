import { isEverywhere, type Reach } from '@volante/contract/staff/roles.ts';
import { type Generated, type JSONColumnType, type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import { inReach } from '../../core/database/reach.ts';
import type { Database } from '../../core/database/schema.ts';
import type { AuditEntry } from '../../core/http/staff/staff-deps.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_audit: AuditTable;
    staff_audit_seals: SealsTable;
    staff_openings: OpeningsTable;
  }
}

interface AuditTable {
  id: string;
  at: Date;
  /** A transaction id, as text. */
  written_in: Generated<string>;
  account_id: string | null;
  kind: string;
  application_id: string | null;
  part: string | null;
  media_id: string | null;
  revision: number | null;
  ip: string | null;
  details: JSONColumnType<Record<string, unknown>>;
}

interface SealsTable {
  number: number;
  last_written_in: string;
  last_id: string;
  entries: number;
  hmac: Buffer;
  at: Date;
}

interface OpeningsTable {
  account_id: string;
  application_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const auditTables = [
  declareTable('staff_audit', {
    rows: 'application_id',
    kept: {
      application_id: 'what staff did stays provable; the id leads nowhere any more',
      media_id: 'an id that leads nowhere any more',
      details: 'the seals cover it; it holds field names, codes and reasons, and no value',
    },
    technical: ['id', 'at', 'written_in', 'account_id', 'kind', 'part', 'revision', 'ip'],
  }),
  declareTable('staff_audit_seals', {
    rows: null,
    technical: ['number', 'last_written_in', 'last_id', 'entries', 'hmac', 'at'],
  }),
  declareTable('staff_openings', { rows: 'application_id', technical: ['account_id', 'application_id', 'at'] }),
];

export type AuditRow = Selectable<Database['staff_audit']>;
export type SealRow = Selectable<Database['staff_audit_seals']>;

export function insertEntry(db: Db, entry: AuditEntry, at: Date): Promise<void> {
  return insertEntries(db, [entry], at);
}

/** Inserts entries, at least one. */
export async function insertEntries(db: Db, entries: readonly AuditEntry[], at: Date): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values(entries.map((entry) => valuesOf(entry, at)))
    .execute();
}

/** Inserts an entry unless the same data was read since `since`. */
export async function insertReading(db: Db, entry: AuditEntry, at: Date, since: Date): Promise<void> {
  const { accountId, applicationId = null, part = null, mediaId = null } = entry;
  const list = part === 'list' ? JSON.stringify(entry.details ?? {}) : null;
  const known = await db
    .selectFrom('staff_audit')
    .select('id')
    .where('account_id', '=', accountId)
    .where('application_id', applicationId === null ? 'is' : '=', applicationId)
    .where('part', '=', part)
    .where('media_id', mediaId === null ? 'is' : '=', mediaId)
    .$if(list !== null, (query) => query.where(sql<boolean>`details = ${list}::jsonb`))
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  if (!known) await insertEntry(db, entry, at);
}

function valuesOf({ accountId, kind, ip, ...entry }: AuditEntry, at: Date) {
  return {
    id: uuidv7(),
    at,
    account_id: accountId,
    kind,
    application_id: entry.applicationId ?? null,
    part: entry.part ?? null,
    media_id: entry.mediaId ?? null,
    revision: entry.revision ?? null,
    ip,
    details: JSON.stringify(entry.details ?? {}),
  };
}

/** An entry's place in the order of time. */
export interface Place {
  at: Date;
  id: string;
}

export interface AuditFilter {
  /** What is about an application of another country is left out. */
  reach: Reach;
  account?: string | undefined;
  /** The account that it was done to. */
  about?: string | undefined;
  application?: string | undefined;
  kind?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** The first and the last entry that are wanted. */
  within?: readonly [Place, Place] | undefined;
  direction?: 'asc' | 'desc' | undefined;
  /** The last entry of the page before. */
  after?: Place | undefined;
  limit: number;
}

/** Whether an entry is about no application, or about one of these countries, which may be erased. */
export function isLoggedOf(reach: Reach, table: string): RawBuilder<boolean> {
  if (isEverywhere(reach)) return sql<boolean>`true`;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  // Taking the next one names it only in the details.
  const about = sql`coalesce(${column('application_id')},
    case ${column('kind')} when 'takeNext' then (${column('details')} ->> 'applicationId')::uuid end)`;
  return sql`(${about} is null
    or exists (select from applications a where a.id = ${about} and ${inReach(reach, 'a.country')})
    or exists (select from erasures x where x.application_id = ${about} and ${inReach(reach, 'x.country')}))`;
}

/** Newest first, unless requested otherwise. */
export async function selectEntries(db: Db, filter: AuditFilter): Promise<AuditRow[]> {
  const { reach, account, about, application, kind, from, to, within, after, limit, direction = 'desc' } = filter;
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  return db
    .selectFrom('staff_audit')
    .selectAll()
    .where(isLoggedOf(reach, 'staff_audit'))
    .$if(account !== undefined, (query) => query.where('account_id', '=', account as string))
    .$if(about !== undefined, (query) => query.where(sql<boolean>`details ->> 'accountId' = ${about}`))
    .$if(application !== undefined, (query) => query.where('application_id', '=', application as string))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .$if(from !== undefined, (query) => query.where('at', '>=', from as Date))
    .$if(to !== undefined, (query) => query.where('at', '<', to as Date))
    .$if(within !== undefined, (query) => {
      const [first, last] = within as [Place, Place];
      // The times alone are found in the index of the application.
      return query
        .where('at', '>=', first.at)
        .where('at', '<=', last.at)
        .where(sql<boolean>`(at, id) >= (${first.at}, ${first.id})`)
        .where(sql<boolean>`(at, id) <= (${last.at}, ${last.id})`);
    })
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) ${beyond} (${(after as Place).at}, ${(after as Place).id})`),
    )
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

/** Whether the account has opened the application since then, and how many others. */
export async function countOpenings(
  db: Db,
  { accountId, applicationId, since }: { accountId: string; applicationId: string; since: Date },
): Promise<{ isKnown: boolean; others: number }> {
  const rows = await db
    .selectFrom('staff_openings')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('application_id', '!=', applicationId).as('others'),
      eb.fn.countAll<number>().filterWhere('application_id', '=', applicationId).as('own'),
    ])
    .where('account_id', '=', accountId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { isKnown: Number(rows.own) > 0, others: Number(rows.others) };
}

export async function insertOpening(db: Db, accountId: string, applicationId: string, at: Date): Promise<void> {
  await db
    .insertInto('staff_openings')
    .values({ account_id: accountId, application_id: applicationId, at })
    .onConflict((conflict) => conflict.columns(['account_id', 'application_id']).doUpdateSet({ at }))
    .execute();
}

/** The entries after the last seal, in order, up to the first one that a running transaction may still precede. */
export async function selectUnsealed(trx: Trx, last: SealRow | null, most: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select * from staff_audit
    where (written_in, id) > (${last?.last_written_in ?? '0'}::xid8, ${last?.last_id ?? noId}::uuid)
      and written_in < pg_snapshot_xmin(pg_current_snapshot())
    order by written_in, id limit ${most}`.execute(trx);
  return rows;
}

/** The entries that a seal covers, in order. */
export async function selectSealed(db: Db, before: SealRow | null, seal: SealRow): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select * from staff_audit
    where (written_in, id) > (${before?.last_written_in ?? '0'}::xid8, ${before?.last_id ?? noId}::uuid)
      and (written_in, id) <= (${seal.last_written_in}::xid8, ${seal.last_id}::uuid)
    order by written_in, id`.execute(db);
  return rows;
}

export async function lockNewestSeal(trx: Trx): Promise<SealRow | null> {
  await sql`lock table staff_audit_seals in exclusive mode`.execute(trx);
  return selectNewestSeal(trx);
}

export async function selectNewestSeal(db: Db): Promise<SealRow | null> {
  const newest = db.selectFrom('staff_audit_seals').selectAll().orderBy('number', 'desc').limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

export async function selectSeals(db: Db): Promise<SealRow[]> {
  return db.selectFrom('staff_audit_seals').selectAll().orderBy('number').execute();
}

export async function insertSeal(trx: Trx, seal: SealRow): Promise<void> {
  await trx.insertInto('staff_audit_seals').values(seal).execute();
}

const noId = '00000000-0000-0000-0000-000000000000';
