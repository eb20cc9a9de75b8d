import type { CountryCode } from '@volante/contract/countries/country.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Block } from '../calendar/weekly-hours.ts';

export interface AdvisorRow {
  id: string;
  name: string;
  zone: string;
  holidays: string | null;
  countries: CountryCode[];
  active: boolean;
  hours: Block[];
  /** Visits ahead or under way, as instants. */
  time_off: { from: string; to: string }[];
  visits: number;
  /** The account that they sign in to the staff console with. */
  account_id: string | null;
}

export type AdvisorChange = Partial<
  Pick<AdvisorRow, 'name' | 'zone' | 'holidays' | 'countries' | 'active' | 'account_id'>
>;

export async function selectAdvisors(db: Db, now: Date): Promise<AdvisorRow[]> {
  const { rows } = await sql<AdvisorRow>`
    select a.id, a.name, a.zone, a.holidays, a.countries, a.active, a.account_id,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'starts', starts_at::text, 'ends', ends_at::text)), '[]')
        from advisor_hours h where h.advisor_id = a.id) as hours,
      (select coalesce(json_agg(json_build_object('from', starts_at, 'to', ends_at) order by starts_at), '[]')
        from advisor_time_off t where t.advisor_id = a.id and t.ends_at > ${now}) as time_off,
      (select count(*) from appointments p where p.advisor_id = a.id and p.status = 'booked' and p.ends_at > ${now}) as visits
    from advisors a order by a.active desc, a.name`.execute(db);
  return rows;
}

export async function insertAdvisor(
  trx: Trx,
  advisor: Required<Omit<AdvisorChange, 'active' | 'account_id'>>,
): Promise<string> {
  const made = trx
    .insertInto('advisors')
    .values(advisor)
    .onConflict((conflict) => conflict.doNothing());
  return (await made.returning('id').executeTakeFirst())?.id ?? '';
}

/** Locks the advisor against concurrent changes of hours; null for an unknown name. */
export async function selectAdvisorForUpdate(trx: Trx, name: string): Promise<{ id: string; zone: string } | null> {
  const found = trx.selectFrom('advisors').select(['id', 'zone']).where('name', '=', name);
  return (await found.forUpdate().executeTakeFirst()) ?? null;
}

export async function updateAdvisor(trx: Trx, id: string, change: AdvisorChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('advisors').set(change).where('id', '=', id).execute();
}

export async function replaceHours(trx: Trx, advisorId: string, blocks: readonly Block[]): Promise<void> {
  await trx.deleteFrom('advisor_hours').where('advisor_id', '=', advisorId).execute();
  const rows = blocks.map(({ weekday, starts, ends }) => ({
    advisor_id: advisorId,
    weekday,
    starts_at: starts,
    ends_at: ends,
  }));
  if (rows.length > 0) await trx.insertInto('advisor_hours').values(rows).execute();
}

export async function insertTimeOff(trx: Trx, advisorId: string, from: Date, to: Date): Promise<void> {
  await trx.insertInto('advisor_time_off').values({ advisor_id: advisorId, starts_at: from, ends_at: to }).execute();
}

/** Deletes every overlapping absence. */
export async function deleteTimeOff(trx: Trx, advisorId: string, from: Date, to: Date): Promise<void> {
  const timeOff = trx.deleteFrom('advisor_time_off').where('advisor_id', '=', advisorId);
  await timeOff.where('starts_at', '<', to).where('ends_at', '>', from).execute();
}

/** The advisor's visits that begin within the span, by start. */
export async function selectVisitsBetween(trx: Trx, advisorId: string, from: Date, to: Date): Promise<Date[]> {
  const visits = trx.selectFrom('appointments').select('starts_at').where('advisor_id', '=', advisorId);
  const rows = await visits
    .where('status', '=', 'booked')
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => row.starts_at);
}

export async function selectWorkedHolidays(db: Db, holidays: string): Promise<string[]> {
  const rows = await db.selectFrom('worked_holidays').select('day').where('holidays', '=', holidays).execute();
  return rows.map((row) => row.day);
}

export async function setHolidayWorked(db: Db, holidays: string, day: string, worked: boolean): Promise<void> {
  const rows = db.deleteFrom('worked_holidays').where('holidays', '=', holidays).where('day', '=', day);
  if (!worked) return void (await rows.execute());
  const row = { holidays, day };
  await db
    .insertInto('worked_holidays')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
