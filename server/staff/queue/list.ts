import { stages } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { countryCodes } from '@volante/contract/country.ts';
import { type Counts, type Filters, sortOf } from '@volante/contract/staff/queue.ts';
import { advisorFlags, type Row, waitsFor } from '@volante/contract/staff/queue-row.ts';
import { may, reachOf } from '@volante/contract/staff/roles.ts';
import { forLists } from '../../core/database/lists.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { endOfDay, firstMoment } from '../days.ts';
import { dueRanges } from './due/due-ranges.ts';
import type { Wanted } from './queue-store.ts';
import * as store from './queue-store.ts';
import { showRow } from './show-row.ts';

export const PAGE = 50;
/** Counts are at most this old, in ms. */
const COUNTS_KEPT = 5000;

export interface Page {
  items: Row[];
  next: string | null;
  asOf: string;
}

type QueueDeps = DbDeps & ClockDeps & KeyDeps;

/** The order that filters ask for. */
export function orderOf(filters: Filters): store.Order {
  return { sort: sortOf(filters), direction: filters.direction ?? 'asc' };
}

/** A page of the queue. Throws a 422 at `cursor`. */
export async function listQueue(
  deps: QueueDeps,
  account: StaffAccount,
  { cursor, limit = PAGE, ...filters }: Filters & { cursor?: string | undefined; limit?: number },
): Promise<Page> {
  const order = orderOf(filters);
  // A cursor is bound to the roles and countries, which see different rows.
  const asked = ['queue', account.roles, account.countries, filters, order.sort];
  const after = readCursor(deps, asked, cursor) as store.QueueCursor | null;
  const asOf = deps.now().toISOString();
  const wanted = await readFilters(deps, filters, account);
  const rows = await store.selectRows(deps.db, wanted, { ...order, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => showRow(row, account)),
    next: last ? writeCursor(deps, asked, last.place) : null,
    asOf,
  };
}

/** Counts by stage and by the party waited for, at most a few seconds old. */
export function queueCounter(
  deps: QueueDeps & Pick<Deps, 'lists'>,
): (account: StaffAccount, filters: Filters) => Promise<Counts> {
  const kept = new Map<string, { at: number; counts: Promise<Counts> }>();
  return (account, filters) => {
    const at = deps.now().getTime();
    const key = JSON.stringify([filters, account.roles, account.countries, filters.assignee === 'me' && account.id]);
    const known = kept.get(key);
    if (known && at - known.at < COUNTS_KEPT && at >= known.at) return known.counts;
    for (const [old, entry] of kept) if (at - entry.at >= COUNTS_KEPT) kept.delete(old);
    const counts = forLists(deps).then((within) => count(within, account, filters));
    kept.set(key, { at, counts });
    counts.catch(() => kept.delete(key));
    return counts;
  };
}

async function count(deps: QueueDeps, account: StaffAccount, filters: Filters): Promise<Counts> {
  const asOf = deps.now().toISOString();
  const rows = await store.countRows(deps.db, await readFilters(deps, filters, account), deps.now());
  const sum = (isOne: (row: store.CountedRow) => boolean, of: 'count' | 'overdue' = 'count') =>
    rows.reduce((total, row) => total + (isOne(row) ? row[of] : 0), 0);
  return {
    stages: Object.fromEntries(stages.map((stage) => [stage, sum((row) => row.stage === stage)])) as Counts['stages'],
    waitsFor: Object.fromEntries(
      waitsFor.map((item) => [item, sum((row) => row.waits_for === item)]),
    ) as Counts['waitsFor'],
    total: sum(() => true),
    overdue: sum(() => true, 'overdue'),
    asOf,
  };
}

/**
 * Parses the filters. What is closed without decision is in lists that ask for it, or for what waits for nobody; a search finds
 * everything. For advisors, a filter by a flag they can't see finds nothing; so does one by a country in which the account doesn't work.
 */
export async function readFilters(
  deps: ClockDeps,
  filters: Filters,
  account: StaffAccount,
  of: 'list' | 'search' = 'list',
): Promise<Wanted> {
  const { assignee, createdFrom, createdTo } = filters;
  const flags = listOf(filters.flag);
  const seen = may(account, 'decide') ? flags : flags?.filter((flag) => advisorFlags.includes(flag));
  const wantedCountries = listOf(filters.country);
  const byDay = createdFrom !== undefined || createdTo !== undefined;
  return {
    reach: reachOf(account),
    stages: listOf(filters.stage),
    waitsFor: listOf(filters.waitsFor),
    closed: listOf(filters.closed) ?? (of === 'list' && !listOf(filters.waitsFor)?.includes('nobody') ? 'none' : null),
    flags: seen ?? null,
    due: await dueRanges(listOf(filters.due), deps.now()),
    assignee: assignee === 'me' ? account.id : (assignee ?? null),
    countries:
      wantedCountries || byDay
        ? (wantedCountries ?? [...countryCodes]).map((country) => {
            const { zone } = countries[country];
            return {
              country,
              from: createdFrom === undefined ? null : firstMoment(createdFrom, zone),
              to: createdTo === undefined ? null : endOfDay(createdTo, zone),
            };
          })
        : null,
  };
}

/** None given, in a body as an empty list, is no condition. */
function listOf<T>(given: T | T[] | undefined): T[] | null {
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return null;
  return Array.isArray(given) ? given : [given];
}
