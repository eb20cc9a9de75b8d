import type { CountryCode, Language } from '@volante/contract/country.ts';
import { type FlagCode, type OurTurn, type Why, waitsForUs } from '@volante/contract/staff/queue-row.ts';
import type { Reach, Role } from '@volante/contract/staff/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';

/** Somebody to whom work can be given, or who is away or over. */
export interface MemberRow {
  id: string;
  name: string;
  roles: Role[];
  /** In which they work; none: every one. */
  countries: CountryCode[];
  disabled_at: Date | null;
  ends_at: Date | null;
  capacity: number | null;
  work_languages: Language[];
  away_until: Date | null;
  given_at: Date | null;
  load: number;
}

/** Every account with its load: applications that it has and that wait for the company. */
export async function selectMembers(db: Db): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select s.id, s.name, s.roles, s.countries, s.disabled_at, s.ends_at, s.capacity, s.work_languages, s.away_until, s.given_at,
      coalesce(l.load, 0) as load
    from staff_accounts s left join (
      select q.assignee, count(*)::int as load from queue_rows q
      where q.assignee is not null and q.closed is null and q.waits_for <> 'nobody' and ${isOurs} group by q.assignee
    ) l on l.assignee = s.id
    order by s.name, s.id`.execute(db);
  return rows;
}

/**
 * Locks accounts: one process at a time gives them work, so each sees what the others gave, and none is disabled before what it is given
 * is written, so that disabling frees that, too.
 */
export async function lockMembers(trx: Trx, ids: readonly string[]): Promise<void> {
  const accounts = trx.selectFrom('staff_accounts').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`);
  await accounts.orderBy('id').forNoKeyUpdate().execute();
}

export async function updateGivenAt(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('staff_accounts')
    .set({ given_at: at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Somebody whose work is free again: of an account that is over all of it, otherwise what isn't due before they are back. */
export interface Gone {
  id: string;
  /** Null: not at all. */
  back: Date | null;
}

/** An application that waits for the company and may be given to somebody. */
export interface WaitingRow {
  id: string;
  reference: number;
  name: string;
  country: CountryCode;
  waits_for: OurTurn;
  answer_by: Date | null;
  flags: FlagCode[];
  because: Why[];
  /** Null for who is gone, too. */
  assignee: string | null;
  /** Who has it in the list, even if they are gone. */
  from: string | null;
  language: Language | null;
  /** Median of the declared weeks, in minor units; null before any. */
  weekly: number | null;
  /** Somebody has it open. */
  open: boolean;
}

const isOurs = sql`q.waits_for in (${sql.join(waitsForUs.map((turn) => sql.lit(turn)))})`;

/** Whether who has it is gone. */
function isLeft(gone: readonly Gone[]): RawBuilder<boolean> {
  return sql<boolean>`exists (select from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (id uuid, back timestamptz)
    where g.id = q.assignee and (g.back is null or q.answer_by is null or q.answer_by < g.back))`;
}

/** Entries of the log that begin nothing: whoever looks, watches, or puts a note away has done nothing with it yet. */
const beginsNothing = sql.join(['read', 'watch', 'seeMention'].map((kind) => sql.lit(kind)));

/** A rule gave it to who has it, both its time and theirs have passed, and they have done nothing with it since. */
const isLate = (now: Date) => sql<boolean>`(
  q.given ->> 'to' = q.assignee::text and q.given ->> 'kind' = 'rule' and q.answer_by <= ${now}
  and (q.given ->> 'until')::timestamptz <= ${now}
  and not exists (select from staff_audit e where e.application_id = q.application_id and e.account_id = q.assignee
    and e.at >= greatest(q.waiting_since, (q.given ->> 'at')::timestamptz) and e.kind not in (${beginsNothing})))`;

/** What may be given or freed in these countries, by due time. With `onlyLeft` only what somebody who is gone has. */
export async function selectWaiting(
  db: Db,
  reach: Reach,
  now: Date,
  { gone, onlyLeft, most }: { gone: readonly Gone[]; onlyLeft: boolean; most: number },
): Promise<string[]> {
  const others = onlyLeft ? sql`false` : sql`q.assignee is null or ${isLate(now)}`;
  const { rows } = await sql<{ id: string }>`
    select q.application_id as id from queue_rows q
    where q.waits_for <> 'nobody' and ${isOurs} and q.closed is null and ${inReach(reach, 'q.country')}
      and (${others} or ${isLeft(gone)})
    order by q.answer_by, q.waiting_since, q.application_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Those of the given applications that may still be given, by due time. With `lock` they are locked; those that somebody else has
 * locked are left out, as is what has changed meanwhile.
 */
export async function readWaiting(
  db: Db,
  ids: readonly string[],
  { now, gone, presentSince, lock }: { now: Date; gone: readonly Gone[]; presentSince: Date; lock: boolean },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select q.application_id as id, q.reference, q.name, q.country, q.waits_for, q.answer_by, q.flags, q.because, q.assignee as "from",
      case when not ${isLeft(gone)} then q.assignee end as assignee,
      (select o.language from link_origins o where o.application_id = q.application_id) as language,
      (select percentile_cont(0.5) within group (order by w.total)::float8 from (
        select sum(e.amount) * 100 as total from earnings_weeks e
        where e.application_id = q.application_id group by e.week_start) w) as weekly,
      exists (select from staff_presence p where p.application_id = q.application_id and p.at > ${presentSince}) as open
    from queue_rows q
    where q.application_id = any(${ids}::uuid[]) and q.waits_for <> 'nobody' and ${isOurs} and q.closed is null
      and (q.assignee is null or ${isLeft(gone)} or ${isLate(now)})
    order by q.answer_by, q.waiting_since, q.application_id
    ${lock ? sql`for update of q skip locked` : sql``}`.execute(db);
  return rows;
}
