import { MOST_VISIT_FILES, VISIT_BREAK } from '@volante/contract/staff/audit.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { type AuditFilter, isLoggedOf, type Place } from './audit-store.ts';

/** A visit: its first entry, when its last one was, and what they say together. */
export interface VisitRow {
  id: string;
  account_id: string;
  application_id: string;
  at: Date;
  ended_at: Date;
  entries: number;
  parts: string[];
  files: string[];
  file_count: number;
  written: { kind: string; count: number }[];
}

export type VisitFilter = Pick<
  AuditFilter,
  'reach' | 'account' | 'application' | 'from' | 'to' | 'direction' | 'after' | 'limit'
>;

const longestBreak = sql.raw(`interval '${VISIT_BREAK} minutes'`);

/** How many entries are looked through at once for those that begin a visit. */
const AT_ONCE = 1000;

// The log is read in its order, by an index, and of each visit only the entries around it: no more, however large the log is. Whether one
// begins with an entry is a scalar subquery, which PostgreSQL asks for each entry; an "exists" it would join with the whole log.

/** The visits that begin in the wanted time, the last to begin first unless requested otherwise. A visit ends with its day in `zone`. */
export async function selectVisits(db: Db, zone: string, filter: VisitFilter): Promise<VisitRow[]> {
  const found: VisitRow[] = [];
  for (let { after } = filter; ; ) {
    const through = await selectLastOfSome(db, { ...filter, after });
    const missing = filter.limit - found.length;
    found.push(...(await selectSome(db, zone, { ...filter, after, limit: missing }, through)));
    if (found.length >= filter.limit || !through) return found;
    after = through;
  }
}

/** The visits that begin with one of the next entries, up to this one: what is logged meanwhile moves no border between two looks. */
async function selectSome(db: Db, zone: string, filter: VisitFilter, through: Place | undefined): Promise<VisitRow[]> {
  const way = wayOf(filter);
  const within = sql.raw(filter.direction === 'asc' ? '<=' : '>=');
  const border = through ? sql`(e.at, e.id) ${within} (${through.at}, ${through.id})` : sql`true`;
  const { rows } = await sql<VisitRow>`
    with looked_through as materialized (
      select e.id, e.account_id, e.application_id, e.at from staff_audit e
      where ${wanted(filter)} and ${border} order by e.at ${way}, e.id ${way}
    ), begun as materialized (
      select e.* from looked_through e where ${earlier(zone)} is null
      order by e.at ${way}, e.id ${way} limit ${filter.limit}
    )
    select b.id, b.account_id, b.application_id, b.at, l.at as ended_at, s.*
    from begun b cross join lateral (${lastOf(zone)}) l cross join lateral (
      select sum(g.count)::int as entries,
        coalesce(array_agg(distinct g.part) filter (where g.part is not null), '{}') as parts,
        coalesce((array_agg(distinct g.media_id) filter (where g.media_id is not null))[1:${sql.raw(String(MOST_VISIT_FILES))}], '{}')
          as files,
        count(distinct g.media_id)::int as file_count,
        coalesce(json_agg(json_build_object('kind', g.kind, 'count', g.count) order by g.kind)
          filter (where g.kind <> 'read'), '[]') as written
      from (
        select w.kind, w.part, w.media_id, count(*)::int as count from staff_audit w
        where w.application_id = b.application_id and w.account_id = b.account_id
          and w.at between b.at and l.at and (w.at, w.id) >= (b.at, b.id) and (w.at, w.id) <= (l.at, l.id)
        group by w.kind, w.part, w.media_id
      ) g
    ) s
    order by b.at ${way}, b.id ${way}`.execute(db);
  return rows;
}

/** The last of the entries that were looked through; undefined if there are no more. */
async function selectLastOfSome(db: Db, filter: VisitFilter): Promise<Place | undefined> {
  const way = wayOf(filter);
  const { rows } = await sql<Place>`
    select e.at, e.id from staff_audit e where ${wanted(filter)}
    order by e.at ${way}, e.id ${way} limit 1 offset ${AT_ONCE - 1}`.execute(db);
  return rows[0];
}

const wayOf = ({ direction = 'desc' }: VisitFilter) => sql.raw(direction);

function wanted({ reach, account, application, from, to, after, direction }: VisitFilter): RawBuilder<unknown> {
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const conditions = [
    sql`e.account_id is not null and e.application_id is not null and ${isLoggedOf(reach, 'e')}`,
    ...(account === undefined ? [] : [sql`e.account_id = ${account}`]),
    ...(application === undefined ? [] : [sql`e.application_id = ${application}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}`]),
    ...(to === undefined ? [] : [sql`e.at < ${to}`]),
    ...(after === undefined ? [] : [sql`(e.at, e.id) ${beyond} (${after.at}, ${after.id})`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whose visit to which application begins with the entry, and its first and last one; null for an entry that begins none. */
export async function selectVisit(
  db: Db,
  zone: string,
  id: string,
): Promise<{ account: string; application: string; within: readonly [Place, Place] } | null> {
  const { rows } = await sql<{ account: string; application: string; at: Date; last_at: Date; last_id: string }>`
    select b.account_id as account, b.application_id as application, b.at, l.at as last_at, l.id as last_id
    from (select e.* from staff_audit e where e.id = ${id} and ${earlier(zone)} is null) b
      cross join lateral (${lastOf(zone)}) l`.execute(db);
  const [visit] = rows;
  if (!visit) return null;
  const { account, application, at, last_at, last_id } = visit;
  return {
    account,
    application,
    within: [
      { at, id },
      { at: last_at, id: last_id },
    ],
  };
}

/** The last entry of the visit that begins with `b`: read once in its order, however many there are. */
function lastOf(zone: string): RawBuilder<unknown> {
  return sql`
    select c.at, c.id from (
      select n.at, n.id, lead(n.at) over (order by n.at, n.id) as next_at from staff_audit n
      where n.application_id = b.application_id and n.account_id = b.account_id and (n.at, n.id) >= (b.at, b.id)
        and n.at < (date_trunc('day', b.at at time zone ${zone}) + interval '1 day') at time zone ${zone}
    ) c
    where c.next_at is null or c.next_at > c.at + ${longestBreak}
    order by c.at, c.id limit 1`;
}

/** An entry of the same visit before `e`. Its day begins the range that is read: a filter would read the evening before for each entry. */
function earlier(zone: string): RawBuilder<unknown> {
  return sql`(
    select n.id from staff_audit n
    where n.application_id = e.application_id and n.account_id = e.account_id
      and n.at between greatest(e.at - ${longestBreak}, date_trunc('day', e.at, ${zone})) and e.at and (n.at, n.id) < (e.at, e.id)
    limit 1)`;
}
