import type { CountryCode } from '@volante/contract/country.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { Span } from './slots.ts';

export interface AdvisorCalendarRow {
  id: string;
  name: string;
  zone: string;
  holidays: string | null;
  countries: CountryCode[];
  active: boolean;
  hours: { weekday: number; starts: string; ends: string }[];
  time_off: Span[];
  /** Holidays on which this advisor works, as `yyyy-mm-dd`. */
  worked_holidays: string[];
  /** Visits, and unexpired holds of other applications. */
  taken: (Span & { held: boolean })[];
}

/**
 * Active advisors with hours who visit applicants of the country, each with everything in the span, in one statement. The hold of
 * `applicationId` itself doesn't count as taken.
 */
export function selectCalendars(
  db: Db,
  { country, applicationId }: { country: CountryCode; applicationId: string | null },
  span: Span,
  now: Date,
): Promise<AdvisorCalendarRow[]> {
  const who = sql`where a.active and ${country} = any (${visited}) and hours.list is not null order by a.id`;
  return select(db, who, { span, now, applicationId });
}

/** Like `selectCalendars`, for all advisors, whether or not they can be booked, in the order of lists. */
export function selectAllCalendars(db: Db, span: Span, now: Date): Promise<AdvisorCalendarRow[]> {
  return select(db, sql`order by a.active desc, a.name`, { span, now, applicationId: null });
}

/** The countries whose drivers the advisor `a` visits: those in which the account doesn't work it couldn't even see. */
const visited = sql`array(select c from unnest(a.countries) c where not exists (
  select from staff_accounts s where s.id = a.account_id and s.countries <> '{}' and c <> all(s.countries)))`;

interface Seen {
  span: Span;
  now: Date;
  applicationId: string | null;
}

async function select(
  db: Db,
  who: RawBuilder<unknown>,
  { span, now, applicationId }: Seen,
): Promise<AdvisorCalendarRow[]> {
  const from = new Date(span.from);
  const to = new Date(span.to);
  const { rows } = await sql<AdvisorCalendarRow>`
    select a.id, a.name, a.zone, a.holidays, ${visited} as countries, a.active, coalesce(hours.list, '[]') as hours,
      (select coalesce(json_agg(${spanOf('t')}), '[]') from advisor_time_off t
        where t.advisor_id = a.id and t.ends_at > ${from} and t.starts_at < ${to}) as time_off,
      (select coalesce(json_agg(w.day), '[]') from worked_holidays w where w.holidays = a.holidays) as worked_holidays,
      (select coalesce(json_agg(${spanOf('p', sql`, 'held', p.status = 'held'`)}), '[]') from appointments p
        where p.advisor_id = a.id and p.status in ('held', 'booked')
        and tstzrange(p.starts_at, p.ends_at) && tstzrange(${from}, ${to})
        and (p.status = 'booked'
          or (p.expires_at > ${now} and p.application_id is distinct from ${applicationId}::uuid))) as taken
    from advisors a
    cross join lateral (
      select json_agg(json_build_object('weekday', h.weekday, 'starts', h.starts_at::text, 'ends', h.ends_at::text)) as list
      from advisor_hours h where h.advisor_id = a.id
    ) hours
    ${who}`.execute(db);
  return rows;
}

/** The number of upcoming visits per advisor; advisors without one are left out. */
export async function countVisitsAhead(db: Db, advisorIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ advisor_id: string; count: number }>`
    select advisor_id, count(*) as count from appointments
    where advisor_id = any (${advisorIds}) and status = 'booked' and tstzrange(starts_at, ends_at) && tstzrange(${now}, null)
    group by advisor_id`.execute(db);
  return new Map(rows.map((row) => [row.advisor_id, row.count]));
}

// Times in ms since 1970, the unit of slot arithmetic.
function spanOf(table: string, more = sql``) {
  const ms = (column: string) => sql`(extract(epoch from ${sql.ref(`${table}.${column}`)}) * 1000)::float8`;
  return sql`json_build_object('from', ${ms('starts_at')}, 'to', ${ms('ends_at')}${more})`;
}
