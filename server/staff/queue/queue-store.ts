import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Sort } from '@volante/contract/staff/queue.ts';
import { type FlagCode, type WaitsFor, waitsForAnybody } from '@volante/contract/staff/queue-row.ts';
import { everyCountry, isEverywhere, type Reach } from '@volante/contract/staff/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import type { DueRange } from './due/due-ranges.ts';
import type { QueueRow } from './row-store.ts';

/** The columns of each order, before the id. Only the first may be null; rows without it come last in both directions. */
const sortColumns = {
  answerBy: ['answer_by', 'waiting_since'],
  waitingSince: ['waiting_since'],
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  visitAt: ['visit_at'],
} as const satisfies Record<Sort, readonly (keyof QueueRow)[]>;
const nullable: readonly Sort[] = ['answerBy', 'visitAt'];

export interface Order {
  sort: Sort;
  direction: 'asc' | 'desc';
}

/** The filter of a list; absent parts don't restrict it. */
export interface Wanted {
  /** The countries of whoever asks, whatever they ask for. */
  reach: Reach;
  stages: Stage[] | null;
  waitsFor: WaitsFor[] | null;
  /** `none`: only what isn't closed without decision. */
  closed: ClosedReason[] | 'none' | null;
  flags: FlagCode[] | null;
  due: DueRange[] | null;
  /** An account's id, or `none` for unassigned applications. */
  assignee: string | 'none' | null;
  /** Each country with its first moment and the first moment after it. */
  countries: { country: CountryCode; from: Date | null; to: Date | null }[] | null;
}

export type ListedRow = QueueRow & { assignee_name: string | null; zone: string | null; place: QueueCursor };

/** The zone of the application's latest visit; null before the first one. */
const zone = sql`(select v.zone from appointments v where v.application_id = q.application_id and v.status <> 'held'
      order by v.created_at desc limit 1) as zone`;

/** A page of the list; `after` is the place of the last row of the page before. */
export async function selectRows(
  db: Db,
  wanted: Wanted,
  { limit, after, ...order }: Order & { after: QueueCursor | null; limit: number },
): Promise<ListedRow[]> {
  const found: ListedRow[] = [];
  for (const part of partsOf(order, after)) {
    const { rows } = await sql<ListedRow>`
      select q.*, s.name as assignee_name, ${zone}, ${placeIn(order.sort)} as place
      from queue_rows q left join staff_accounts s on s.id = q.assignee
      where ${matching(wanted)} and ${part}
      order by ${inOrder(order)}
      limit ${limit - found.length}`.execute(db);
    found.push(...rows);
    if (found.length >= limit) break;
  }
  return found;
}

/**
 * The first open one of a list, without those whose decision `account` proposed. With `last` the first after that application, or if there is
 * none the first other one: what was done with it may have moved it to the end.
 */
export async function selectNext(
  trx: Trx,
  wanted: Wanted,
  account: string,
  order: Order,
  last: string | undefined,
): Promise<string | null> {
  const place = last === undefined ? null : await selectPlace(trx, order.sort, last);
  const others = last === undefined ? sql`true` : sql`q.application_id <> ${last}::uuid`;
  const find = (after: QueueCursor | null) => findFirst(trx, wanted, { account, order, after, others, lock: sql`` });
  return (place ? await find(place) : null) ?? find(null);
}

/**
 * The first open one of a list, locked, without those whose decision `account` proposed; first among those that nobody else has locked. A job
 * that works on the others leaves them in the list: they are waited for.
 */
export async function lockNext(trx: Trx, wanted: Wanted, account: string, order: Order): Promise<string | null> {
  const find = (lock: RawBuilder<unknown>) =>
    findFirst(trx, wanted, { account, order, after: null, others: sql`true`, lock });
  for (;;) {
    const free = await find(sql`for update of q skip locked`);
    if (free) return free;
    if (!(await find(sql``))) return null;
    // Whoever had it may have taken it away meanwhile; then another look.
    const waited = await find(sql`for update of q`);
    if (waited) return waited;
  }
}

interface Search {
  account: string;
  order: Order;
  after: QueueCursor | null;
  others: RawBuilder<unknown>;
  lock: RawBuilder<unknown>;
}

async function findFirst(
  trx: Trx,
  wanted: Wanted,
  { account, order, after, others, lock }: Search,
): Promise<string | null> {
  for (const part of partsOf(order, after)) {
    const { rows } = await sql<{ application_id: string }>`
      select q.application_id from queue_rows q
      where ${matching(wanted)} and ${part} and ${others} and q.closed is null
        and not q.because @> ${JSON.stringify([{ code: 'confirm', params: { by: account } }])}::jsonb
      order by ${inOrder(order)}
      limit 1 ${lock}`.execute(trx);
    if (rows[0]) return rows[0].application_id;
  }
  return null;
}

async function selectPlace(trx: Trx, sort: Sort, applicationId: string): Promise<QueueCursor | null> {
  const { rows } = await sql<{ place: QueueCursor }>`
    select ${placeIn(sort)} as place from queue_rows q where q.application_id = ${applicationId}`.execute(trx);
  return rows[0]?.place ?? null;
}

/** The sort keys as text, of which the first is null for rows without it, and the id. */
export type QueueCursor = [key: string | null, ...keys: string[]];

const columnsIn = (sort: Sort) => [...sortColumns[sort], 'application_id'].map((column) => sql.ref(`q.${column}`));

function placeIn(sort: Sort): RawBuilder<unknown> {
  return sql`array[${sql.join(columnsIn(sort).map((column) => sql`${column}::text`))}]`;
}

function inOrder({ sort, direction }: Order): RawBuilder<unknown> {
  return sql.join(columnsIn(sort).map((column) => sql`${column} ${sql.raw(direction)}`));
}

/**
 * Conditions that find the rows after a place, to be asked one after the other: first those with a key, then those without. In one query,
 * an "or" or "nulls last" would keep the index from being used.
 */
function partsOf({ sort, direction }: Order, after: QueueCursor | null): RawBuilder<unknown>[] {
  const columns = columnsIn(sort);
  const [key] = columns;
  const than = sql.raw(direction === 'asc' ? '>' : '<');
  const past = (from: number) => {
    if (!after) return sql`true`;
    const values = after.map(
      (value, at) => sql`${value}::${sql.raw(at === after.length - 1 ? 'uuid' : 'timestamptz')}`,
    );
    return sql`(${sql.join(columns.slice(from))}) ${than} (${sql.join(values.slice(from))})`;
  };
  if (!nullable.includes(sort)) return [past(0)];
  const without = (rest: RawBuilder<unknown>) => sql`(${key} is null and ${rest})`;
  if (after?.[0] === null) return [without(past(1))];
  return [sql`(${key} is not null and ${past(0)})`, without(sql`true`)];
}

export interface CountedRow {
  stage: Stage;
  waits_for: WaitsFor;
  count: number;
  /** Of these. */
  overdue: number;
}

export async function countRows(db: Db, wanted: Wanted, now: Date): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select q.stage, q.waits_for, count(*)::int as count,
      (count(*) filter (where q.answer_by < ${now}))::int as overdue
    from queue_rows q
    where ${matching(wanted)} group by q.stage, q.waits_for`.execute(db);
  return rows;
}

/** The parsed search: rows with this external reference in lower case, or with one other criterion. */
interface Sought {
  external: string;
  other: OtherSought | null;
}

export type OtherSought =
  | { kind: 'id'; id: string }
  | { kind: 'reference'; reference: number }
  | { kind: 'identifier'; value: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; digits: string }
  | { kind: 'name'; words: string[] };

/**
 * At most `MOST` candidates are sorted. They come from the index, which sorting must not keep from being used. Ten pages are more
 * than anybody reads; twice as many took twice as long for a frequent name.
 */
const MOST = 500;
const LEAST_LETTERS = 3;

/**
 * Best match first: the company's own reference, then whole words before parts of words, then those who wait longest. Parts of
 * words are searched only if whole words don't fill the page, since a frequent name's parts have long lists.
 */
export async function searchRows(
  db: Db,
  { external, other }: Sought,
  wanted: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedRow[]> {
  const words = other?.kind === 'name' ? other.words : null;
  const fits = words ? matchingInIndex(wanted) : matching(wanted);
  const whole = words ? hasWords(words) : sql`false`;
  const others = other && !words?.every(isShort) ? condition(other) : sql`false`;
  const isOwn = sql`q.external_reference = ${external} and q.external_reference <> ''`;
  // The sort columns are selected, too, so that whole rows are read only for the page shown.
  const candidate = sql`q.application_id, (${isOwn})::int as own, ${words ? wholeWords(words) : sql`0`} as score, q.waiting_since`;
  const order = sql`own desc, score desc, waiting_since, application_id`;
  const { rows } = await sql<ListedRow>`
    with whole as materialized (
      select ${candidate} from queue_rows q where ${whole} and ${fits} limit ${MOST}
    ), found as materialized (
      select * from whole
      union
      (select ${candidate} from queue_rows q
        where (select count(*) from whole) < ${offset + limit} and ${others} and ${fits} limit ${MOST})
      union
      (select ${candidate} from queue_rows q where ${isOwn} and ${matching(wanted)} limit ${MOST})
    ), page as materialized (
      select application_id, own, score from found order by ${order} offset ${offset} limit ${limit}
    )
    select q.*, s.name as assignee_name, ${zone}, array[null] as place
    from page join queue_rows q using (application_id) left join staff_accounts s on s.id = q.assignee
    order by ${order}`.execute(db);
  return rows;
}

function condition(sought: OtherSought): RawBuilder<unknown> {
  switch (sought.kind) {
    case 'id':
      return sql`q.application_id = ${sought.id}`;
    case 'reference':
      return sql`q.reference = ${sought.reference}`;
    case 'identifier':
      // As arrays: identifiers have no statistics, so joined they would be guessed to be many.
      return sql`q.application_id = any(
        array(select application_id from queue_rows where national_id = ${sought.value})
        || array(select application_id from queue_rows where tax_id = ${sought.value}))`;
    case 'email':
      return sql`q.email = ${sought.email}`;
    case 'phone':
      return sql`q.phone <> '' and reverse(q.phone) like ${`${[...sought.digits].reverse().join('')}%`}`;
    case 'name': {
      const short = sought.words.filter(isShort);
      const parts = sought.words.filter((word) => !isShort(word)).map((word) => sql`q.words like ${`%${word}%`}`);
      return sql.join([...parts, ...(short.length > 0 ? [hasWords(short)] : [])], sql` and `);
    }
  }
}

/** Shorter words match only whole words. */
function isShort(word: string): boolean {
  return word.length < LEAST_LETTERS;
}

/** A row's words and marks, exactly as in the index of migration 0053. */
const wordsAndMarks = sql`(string_to_array(btrim(q.words), ' ') || array['=' || q.stage, '=' || q.waits_for, '=' || q.country])`;

function hasWords(words: string[]): RawBuilder<unknown> {
  return sql`${wordsAndMarks} @> ${words}::text[]`;
}

/**
 * Like `matching`, but uses the index of words as far as it can, so that rows with a frequent name aren't read only to be
 * filtered out.
 */
function matchingInIndex(wanted: Wanted): RawBuilder<unknown> {
  const { stages, waitsFor, countries, reach } = wanted;
  const byDay = countries?.some(({ from, to }) => from ?? to);
  const known = [stages, waitsFor, countries?.map(({ country }) => country), isEverywhere(reach) ? null : reach]
    .filter((values) => values !== null && values !== undefined)
    .map((values) => sql`${wordsAndMarks} && ${values.map((value) => `=${value}`)}::text[]`);
  const rest = { reach: everyCountry, stages: null, waitsFor: null, countries: byDay ? countries : null };
  const others = matching({ ...wanted, ...rest });
  return sql.join([...known, others], sql` and `);
}

function wholeWords(words: string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => sql`(q.words like ${`% ${word} %`})::int`),
    sql` + `,
  );
}

function matching({ reach, stages, waitsFor, closed, flags, due, assignee, countries }: Wanted): RawBuilder<unknown> {
  const parts = [
    !isEverywhere(reach) && inReach(reach, 'q.country'),
    stages && sql`q.stage = any(${stages})`,
    // As text, not as a value: the indexes of what is undecided have it as their condition.
    waitsFor && !waitsFor.includes('nobody') && sql`q.waits_for <> 'nobody'`,
    waitsFor && !isUndecided(waitsFor) && sql`q.waits_for = any(${waitsFor})`,
    closed && (closed === 'none' ? sql`q.closed is null` : sql`q.closed = any(${closed})`),
    flags && sql`q.flags && ${flags}`,
    due && sql`(${sql.join(due.map(isDue), sql` or `)})`,
    assignee && (assignee === 'none' ? sql`q.assignee is null` : sql`q.assignee = ${assignee}`),
    countries && sql`(${sql.join(countries.map(created), sql` or `)})`,
  ].filter((part) => part !== null && part !== false);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** Whether the filter is for everything undecided. */
function isUndecided(asked: readonly WaitsFor[]): boolean {
  return waitsForAnybody.every((item) => asked.includes(item)) && !asked.includes('nobody');
}

function isDue({ country, from, to }: DueRange): RawBuilder<unknown> {
  const parts = [
    ...(country ? [sql`q.country = ${country}`] : []),
    ...(from ? [sql`q.answer_by >= ${from}`] : []),
    sql`q.answer_by < ${to}`,
  ];
  return sql`(${sql.join(parts, sql` and `)})`;
}

function created({ country, from, to }: NonNullable<Wanted['countries']>[number]): RawBuilder<unknown> {
  const parts = [
    sql`q.country = ${country}`,
    ...(from ? [sql`q.created_at >= ${from}`] : []),
    ...(to ? [sql`q.created_at < ${to}`] : []),
  ];
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** References of those applications that exist, by their ids. */
export async function selectReferences(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('queue_rows')
    .select(['application_id', 'reference'])
    .where('application_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.reference]));
}

/** References and drivers' names of those applications that exist, by their ids. */
export async function selectReferencesAndNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { reference: number; name: string }>> {
  const rows = await db
    .selectFrom('queue_rows')
    .select(['application_id', 'reference', 'name'])
    .where('application_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ application_id, reference, name }) => [application_id, { reference, name }]));
}
