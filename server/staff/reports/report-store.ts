import type { CountryCode } from '@volante/contract/country.ts';
import { addDays, addMonths } from '@volante/contract/fields/dates.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';
import type { Fact, FigureName } from './buckets.ts';

/** Prevents concurrent passes until the transaction ends. False when another pass is running. */
export async function lockCounting(trx: Trx): Promise<boolean> {
  const state = trx.selectFrom('figures_state').select('is_one').forUpdate().skipLocked();
  return (await state.executeTakeFirst()) !== undefined;
}

export interface CountedFact extends Fact {
  country: CountryCode;
}

/** Adds to the figures; counts may be negative. Each figure may occur only once in `facts`. */
export async function addToFigures(trx: Trx, facts: readonly CountedFact[]): Promise<void> {
  if (facts.length === 0) return;
  await sql`
    insert into figures (figure, country, day, name, part, bucket, count, total)
      select figure, country, day, name, part, bucket, sum(count), sum(total)
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f (
        figure text, country text, day date, name text, part text, bucket int, count int, total bigint)
      group by figure, country, day, name, part, bucket
    on conflict (figure, country, day, name, part, bucket)
      do update set count = figures.count + excluded.count, total = figures.total + excluded.total`.execute(trx);
}

export interface Counted {
  applicationId: string;
  revision: number;
  rules: number;
  facts: readonly Fact[];
}

/** Stores what each application counts for. If it has changed meanwhile, it stays marked as changed. */
export async function keepSources(trx: Trx, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    with counted as (
      select "applicationId" as application_id, revision, rules, facts
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as s (
        "applicationId" uuid, revision int, rules int, facts jsonb)
    ), done as (
      delete from figure_changes c using counted n
      where c.application_id = n.application_id and c.revision <= n.revision
    )
    insert into figure_sources (application_id, revision, rules, facts)
      select application_id, revision, rules, facts from counted
    on conflict (application_id)
      do update set revision = excluded.revision, rules = excluded.rules, facts = excluded.facts`.execute(trx);
}

/** Never sets it back, even if an earlier pass ends last. */
export async function setAsOf(db: Db, at: Date): Promise<void> {
  await sql`update figures_state set as_of = greatest(as_of, ${at})`.execute(db);
}

export async function selectAsOf(db: Db): Promise<Date | null> {
  return (await db.selectFrom('figures_state').select('as_of').executeTakeFirst())?.as_of ?? null;
}

/** Days, both inclusive, and the countries that are counted. */
export interface Period {
  from: string;
  to: string;
  reach: Reach;
}

export interface FigureRow {
  figure: FigureName;
  name: string;
  part: string;
  bucket: number;
  count: number;
  total: number;
}

/** Sums over the days and countries of a period. */
export async function selectFigures(db: Db, figures: readonly FigureName[], period: Period): Promise<FigureRow[]> {
  const whole = wholeMonths(period);
  const { rows } = await sql<FigureRow>`
    select figure, name, part, bucket, sum(count)::int as count, sum(total)::float8 as total
    from (
      select figure, name, part, bucket, count, total from figure_months
        where ${of(figures, period)} and month >= ${whole.from}::date and month < ${whole.before}::date
      union all select figure, name, part, bucket, count, total from figures
        where ${of(figures, period)} and day >= ${period.from}::date and day < ${whole.from}::date
      union all select figure, name, part, bucket, count, total from figures
        where ${of(figures, period)} and day >= ${whole.before}::date and day <= ${period.to}::date
    ) as counted
    group by figure, name, part, bucket having sum(count) > 0
    order by figure, name, part, bucket`.execute(db);
  return rows;
}

interface MonthRow {
  month: string;
  country: CountryCode;
  name: string;
  part: string;
  count: number;
}

/** Sums by month and country. */
export async function selectMonths(db: Db, figure: FigureName, period: Period): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(day, 'YYYY-MM') as month, country, name, part, sum(count)::int as count
    from figures where ${inPeriod([figure], period)}
    group by 1, 2, 3, 4 having sum(count) > 0 order by 1 desc, 2`.execute(db);
  return rows;
}

/** The days covered by the whole months of a period. If there is no whole month, they are empty, and all days come before. */
function wholeMonths({ from, to }: Period): { from: string; before: string } {
  const first = from.endsWith('-01') ? from : `${addMonths(from, 1)}-01`;
  const before = `${addDays(to, 1).slice(0, 8)}01`;
  return first < before ? { from: first, before } : { from, before: from };
}

function of(figures: readonly FigureName[], { reach }: Period) {
  return sql<boolean>`figure = any(${figures}::text[]) and country = any(${reach}::text[])`;
}

function inPeriod(figures: readonly FigureName[], period: Period) {
  return sql<boolean>`${of(figures, period)} and day between ${period.from}::date and ${period.to}::date`;
}

export type AnswerTime = Selectable<Database['answer_times']>;

/** Writes only what is different. */
export async function replaceAnswerTimes(trx: Trx, times: readonly AnswerTime[]): Promise<void> {
  await sql`
    with wanted as (
      select country, stage, half_days, most_days from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as w (
        country text, stage text, half_days smallint, most_days smallint)
    ), gone as (
      delete from answer_times t where not exists (
        select from wanted w where w.country = t.country and w.stage = t.stage)
    )
    insert into answer_times (country, stage, half_days, most_days)
      select country, stage, half_days, most_days from wanted
    on conflict (country, stage) do update set half_days = excluded.half_days, most_days = excluded.most_days
      where (answer_times.half_days, answer_times.most_days) is distinct from (excluded.half_days, excluded.most_days)`.execute(
    trx,
  );
}
