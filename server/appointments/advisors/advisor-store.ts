import type { CountryCode } from '@volante/contract/country.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { ofReached } from '../../core/database/reach.ts';
import type { Block } from '../calendar/weekly-hours.ts';

export interface AdvisorRow {
  id: string;
  name: string;
  zone: string;
  holidays: string | null;
  countries: CountryCode[];
  active: boolean;
  hours: Block[];
  /** Time off that isn't over yet, as instants. */
  time_off: { id: string; from: string; to: string }[];
  /** Number of upcoming and current visits of drivers of the wanted countries. */
  visits: number;
  revision: number;
  /** True if they have a calendar URL. */
  has_calendar: boolean;
  /** The advisor's account of the staff console. */
  account_id: string | null;
}

type Changed = Pick<AdvisorRow, 'name' | 'zone' | 'holidays' | 'countries' | 'active' | 'account_id'>;
/** Omitted fields stay unchanged. */
export type AdvisorChange = { [Field in keyof Changed]?: Changed[Field] | undefined };

export async function selectAdvisors(db: Db, reach: Reach, now: Date): Promise<AdvisorRow[]> {
  const { rows } = await sql<AdvisorRow>`
    select a.id, a.name, a.zone, a.holidays, a.countries, a.active, a.account_id, a.revision,
      a.calendar_hash is not null as has_calendar,
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'starts', starts_at::text, 'ends', ends_at::text)
          order by weekday, starts_at), '[]')
        from advisor_hours h where h.advisor_id = a.id) as hours,
      (select coalesce(json_agg(json_build_object('id', t.id, 'from', starts_at, 'to', ends_at) order by starts_at), '[]')
        from advisor_time_off t where t.advisor_id = a.id and t.ends_at > ${now}) as time_off,
      (select count(*) from appointments p where p.advisor_id = a.id and p.status = 'booked' and p.ends_at > ${now}
        and ${ofReached(reach, 'p.application_id')}) as visits
    from advisors a order by a.active desc, a.name`.execute(db);
  return rows;
}

export async function updateCalendarHash(trx: Trx, id: string, hash: Buffer | null): Promise<void> {
  await trx.updateTable('advisors').set({ calendar_hash: hash }).where('id', '=', id).execute();
}

export async function selectCalendarOwner(
  db: Db,
  hash: Buffer,
): Promise<{ id: string; accountId: string | null } | null> {
  const owner = db.selectFrom('advisors').select(['id', 'account_id as accountId']).where('calendar_hash', '=', hash);
  return (await owner.executeTakeFirst()) ?? null;
}

/** `id` must be a UUID. */
export async function existsAdvisor(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('advisors').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function insertAdvisor(
  trx: Trx,
  advisor: Omit<Changed, 'active' | 'account_id'> & AdvisorChange,
): Promise<string> {
  const made = trx
    .insertInto('advisors')
    .values({ id: uuidv7(), ...advisor })
    .onConflict((conflict) => conflict.doNothing());
  return (await made.returning('id').executeTakeFirst())?.id ?? '';
}

/** Null for an unknown name. */
export async function selectAdvisorId(db: Db, name: string): Promise<string | null> {
  return (await db.selectFrom('advisors').select('id').where('name', '=', name).executeTakeFirst())?.id ?? null;
}

/** Locks the advisor against concurrent changes of hours. `id` must be a UUID. */
export async function selectAdvisorForUpdate(
  trx: Trx,
  id: string,
): Promise<Pick<AdvisorRow, 'id' | 'zone' | 'revision' | 'account_id'> | null> {
  const found = trx.selectFrom('advisors').select(['id', 'zone', 'revision', 'account_id']).where('id', '=', id);
  return (await found.forUpdate().executeTakeFirst()) ?? null;
}

/** Saves as the next revision, even if nothing changed. Linking another account also voids the calendar URL. */
export async function updateAdvisor(trx: Trx, id: string, change: AdvisorChange): Promise<void> {
  const { account_id: account } = change;
  const calendar = sql<Buffer | null>`case when account_id <> ${account} or ${account}::uuid is null then null else calendar_hash end`;
  await trx
    .updateTable('advisors')
    .set(change)
    .set(account === undefined ? {} : { calendar_hash: calendar })
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
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

export async function insertTimeOff(trx: Trx, advisorId: string, from: Date, to: Date): Promise<string> {
  const values = { id: uuidv7(), advisor_id: advisorId, starts_at: from, ends_at: to };
  const timeOff = trx.insertInto('advisor_time_off').values(values);
  return (await timeOff.returning('id').executeTakeFirstOrThrow()).id;
}

/** False when the advisor has no such absence. */
export async function deleteOneTimeOff(trx: Trx, advisorId: string, id: string): Promise<boolean> {
  const timeOff = trx.deleteFrom('advisor_time_off').where('advisor_id', '=', advisorId).where('id', '=', id);
  return (await timeOff.executeTakeFirst()).numDeletedRows > 0n;
}

export async function existsTimeOff(db: Db, advisorId: string, id: string): Promise<boolean> {
  const timeOff = db.selectFrom('advisor_time_off').select('id').where('advisor_id', '=', advisorId);
  return (await timeOff.where('id', '=', id).executeTakeFirst()) !== undefined;
}

export function selectTimeOffOf(db: Db, advisorId: string) {
  const timeOff = db.selectFrom('advisor_time_off').select(['starts_at', 'ends_at']);
  return timeOff.where('advisor_id', '=', advisorId).execute();
}

/** Time off of at least so many hours that has begun and isn't over, of advisors with an account. */
export async function selectAway(db: Db, now: Date, hours: number): Promise<{ account_id: string; ends_at: Date }[]> {
  const { rows } = await sql<{ account_id: string; ends_at: Date }>`
    select a.account_id, max(t.ends_at) as ends_at
    from advisor_time_off t join advisors a on a.id = t.advisor_id
    where a.account_id is not null and t.starts_at <= ${now} and t.ends_at > ${now}
      and t.ends_at - t.starts_at >= make_interval(hours => ${hours})
    group by a.account_id`.execute(db);
  return rows;
}

/** Deletes every overlapping absence. */
export async function deleteTimeOff(trx: Trx, advisorId: string, from: Date, to: Date): Promise<void> {
  const timeOff = trx.deleteFrom('advisor_time_off').where('advisor_id', '=', advisorId);
  await timeOff.where('starts_at', '<', to).where('ends_at', '>', from).execute();
}

/** The advisor's booked visits that touch the span, by start. */
export async function selectVisitsBetween(
  trx: Trx,
  advisorId: string,
  from: Date,
  to: Date,
): Promise<{ id: string; starts_at: Date }[]> {
  const visits = trx.selectFrom('appointments').select(['id', 'starts_at']).where('advisor_id', '=', advisorId);
  return visits
    .where('status', '=', 'booked')
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();
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
