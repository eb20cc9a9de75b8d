import type { CountryCode } from '@volante/contract/countries/country.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Fact, FigureName } from './fact.ts';

/** Keeps other passes out until the transaction ends. False when one is at work. */
export async function lockCounting(trx: Trx): Promise<boolean> {
  const state = trx.selectFrom('figures_state').select('is_one').forUpdate().skipLocked();
  return (await state.executeTakeFirst()) !== undefined;
}

export interface CountedFact extends Fact {
  country: CountryCode;
}

/** Adds to the figures; counts may be negative. Each figure stands there once. */
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

export async function keepSources(trx: Trx, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await sql`
    insert into figure_sources (application_id, revision, rules, facts)
      select "applicationId", revision, rules, facts
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as s (
        "applicationId" uuid, revision int, rules int, facts jsonb)
    on conflict (application_id)
      do update set revision = excluded.revision, rules = excluded.rules, facts = excluded.facts`.execute(trx);
}

/** Never back, whichever pass ends last. */
export async function setAsOf(db: Db, at: Date): Promise<void> {
  await sql`update figures_state set as_of = greatest(as_of, ${at})`.execute(db);
}

export async function selectAsOf(db: Db): Promise<Date | null> {
  return (await db.selectFrom('figures_state').select('as_of').executeTakeFirst())?.as_of ?? null;
}

export interface Period {
  from: string;
  to: string;
  country?: CountryCode | undefined;
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
  const { rows } = await sql<FigureRow>`
    select figure, name, part, bucket, sum(count)::int as count, sum(total)::float8 as total
    from figures where ${inPeriod(figures, period)}
    group by figure, name, part, bucket having sum(count) > 0
    order by figure, name, part, bucket`.execute(db);
  return rows;
}

/** Sums by month and country. */
export async function selectMonths(
  db: Db,
  figure: FigureName,
  period: Period,
): Promise<{ month: string; country: CountryCode; name: string; count: number }[]> {
  const { rows } = await sql<{ month: string; country: CountryCode; name: string; count: number }>`
    select to_char(day, 'YYYY-MM') as month, country, name, sum(count)::int as count
    from figures where ${inPeriod([figure], period)}
    group by 1, 2, 3 having sum(count) > 0 order by 1 desc, 2`.execute(db);
  return rows;
}

function inPeriod(figures: readonly FigureName[], { from, to, country }: Period) {
  return sql<boolean>`figure = any(${figures}::text[]) and day between ${from}::date and ${to}::date
    and ${country === undefined ? sql`true` : sql`country = ${country}`}`;
}
