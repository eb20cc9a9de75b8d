import { closedReasons } from '@volante/contract/admission/closing.ts';
import { stages } from '@volante/contract/admission/stages.ts';
import { countryCodes } from '@volante/contract/country.ts';
import { dueWords, type Filters, type Sort, sortOf, sorts } from '@volante/contract/staff/queue.ts';
import { flagCodes, waitsFor, waitsForAnybody, waitsForUs } from '@volante/contract/staff/queue-row.ts';

const lists = {
  stage: stages,
  country: countryCodes,
  waitsFor,
  due: dueWords,
  closed: closedReasons,
  flag: flagCodes,
} as const;
export type ListFilter = keyof typeof lists;
export const listFilters = Object.keys(lists) as ListFilter[];

/** The values of one filter that may be repeated. */
export function valuesOf(filters: Filters, name: ListFilter): string[] {
  return [filters[name] ?? []].flat();
}

/** The filters in a URL; other parameters and unknown values are left out. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search);
  const chosen = listFilters.flatMap((name) => {
    const known: readonly string[] = lists[name];
    const values = query.getAll(name).filter((value) => known.includes(value));
    return values.length > 0 ? [[name, values]] : [];
  });
  const assignee = query.get('assignee');
  const days = (['createdFrom', 'createdTo'] as const).flatMap((name) => {
    const day = query.get(name);
    return day && /^\d{4}-\d\d-\d\d$/.test(day) ? [[name, day]] : [];
  });
  const sort = sorts.find((sort) => sort === query.get('sort'));
  const direction = query.get('direction');
  return {
    ...Object.fromEntries([...chosen, ...days]),
    ...(assignee && /^(me|none|[0-9a-f-]{36})$/.test(assignee) && { assignee }),
    ...(sort && { sort }),
    ...((direction === 'asc' || direction === 'desc') && { direction }),
  } as Filters;
}

/** The same as the query of an address: `?stage=created`, or nothing. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    for (const item of [value ?? []].flat()) query.append(name, item);
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The query of a list. Unless a stage, a wait or a reason for closing is chosen, it is of what waits for the company; with a flag of everything
 * undecided, since a flag may need somebody while it is the driver's turn. A search includes everything.
 */
export function askedOf(filters: Filters, text: string): Filters {
  const isChosen = [filters.stage, filters.waitsFor, filters.closed].some((chosen) => chosen !== undefined);
  if (isChosen || text !== '') return filters;
  return { ...filters, waitsFor: filters.flag === undefined ? [...waitsForUs] : [...waitsForAnybody] };
}

/** The list of everything undecided. */
export const underWay: Filters = { waitsFor: [...waitsForAnybody] };

export function isUnderWay({ waitsFor }: Filters): boolean {
  return isSameList({ waitsFor }, underWay);
}

/** The order of a list if none is chosen. */
export function usualSort({ sort: _, ...filters }: Filters): Sort {
  return sortOf(askedOf(filters, ''));
}

/** The list from which the next application is taken: of everything undecided only what somebody can do. */
export function takenFrom({ waitsFor, ...filters }: Filters): Filters {
  return waitsFor === undefined || isUnderWay({ waitsFor }) ? filters : { waitsFor, ...filters };
}

/** True when two lists show the same. */
export function isSameList(item: Filters, other: Filters): boolean {
  const sorted = (filters: Filters) => writeFilters(filters).slice(1).split('&').sort().join('&');
  return sorted(item) === sorted(other);
}
