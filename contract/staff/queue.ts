import * as z from 'zod/mini';
import { closedReasons } from '../admission/closing.ts';
import { stages } from '../admission/stages.ts';
import { instant } from '../application.ts';
import { countryCodes } from '../country.ts';
import { staffEndpoint } from '../endpoint.ts';
import { isDate } from '../fields/dates.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';
import { flagCodes, Row, type WaitsFor, waitsFor, waitsForUs } from './queue-row.ts';
import { Person, Roles, WorkCountries } from './roles.ts';

const oneOrMore = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const word = z.enum(words);
  return z.optional(z.union([z.array(word).check(atMost(50)), word]));
};
const date = z.optional(z.string().check(z.refine(isDate)));
/**
 * Rows without a time, by `answerBy` and `visitAt`, come last in both directions. Those with the same `answerBy`, or without one, are by
 * `waitingSince`.
 */
export const sorts = ['answerBy', 'waitingSince', 'createdAt', 'updatedAt', 'visitAt'] as const;
export type Sort = (typeof sorts)[number];
/**
 * When an answer of the company is due: its time has passed, comes today, or comes after today until the end of the next working day.
 * Days are the country's.
 */
export const dueWords = ['overdue', 'today', 'next'] as const;
export type DueWord = (typeof dueWords)[number];

/** The filters of a queue; days are inclusive and in each country's zone. */
const filters = {
  stage: oneOrMore(stages),
  country: oneOrMore(countryCodes),
  waitsFor: oneOrMore(waitsFor),
  /** Why an application was closed without decision. */
  closed: oneOrMore(closedReasons),
  due: oneOrMore(dueWords),
  flag: oneOrMore(flagCodes as [(typeof flagCodes)[number], ...typeof flagCodes]),
  /** `me`, `none` or the id of an account. */
  assignee: z.optional(z.union([z.enum(['me', 'none']), z.uuid()])),
  createdFrom: date,
  createdTo: date,
};
/** Without a sort: by `answerBy` if `waitsFor` chooses only turns of the company, otherwise by `waitingSince`. */
const order = { sort: z.optional(z.enum(sorts)), direction: z.optional(z.enum(['asc', 'desc'])) };
const cursor = z.optional(z.string().check(atMost(1000)));
/** `limit` of a query: 1 to 100. */
export const limitText = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));
const limit = z.optional(z.int().check(z.gte(1), z.lte(100)));

export const Filters = z.strictObject({ ...filters, ...order });
export type Filters = z.infer<typeof Filters>;

/** The order of a list that chooses none: of what waits for the company by due time, otherwise by how long each has waited. */
export function sortOf({ sort, waitsFor }: Pick<Filters, 'sort' | 'waitsFor'>): Sort {
  const turns = [waitsFor ?? []].flat();
  const isOurs = turns.length > 0 && turns.every((turn) => (waitsForUs as readonly WaitsFor[]).includes(turn));
  return sort ?? (isOurs ? 'answerBy' : 'waitingSince');
}

/** The query of the list of applications. */
export const QueueQuery = z.object({ ...filters, ...order, limit: limitText, cursor });
export const CountsQuery = z.object(filters);
export const SearchBody = z.strictObject({
  q: z.string().check(tidied(), atLeast(1, { error: 'field_required' }), atMost(200, { error: 'value_too_long' })),
  ...filters,
  ...order,
  limit,
  cursor,
});

export const Rows = z.object({ items: z.array(Row), next: z.nullable(z.string()), asOf: instant });
const count = z.number();
export const Counts = z.object({
  stages: z.record(z.enum(stages), count),
  waitsFor: z.record(z.enum(waitsFor), count),
  total: count,
  /** Of all of them, those whose answer is overdue. */
  overdue: count,
  asOf: instant,
});
export type Counts = z.infer<typeof Counts>;

export const View = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string(),
  query: Filters,
  shared: z.boolean(),
  owner: Person,
});
export type View = z.infer<typeof View>;
/** Somebody to whom work of their countries can be assigned; without any, work of every country. */
export const Colleague = z.extend(Person, { roles: Roles, countries: WorkCountries });
export type Colleague = z.infer<typeof Colleague>;
const viewName = z
  .string()
  .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(80, { error: 'value_too_long' }));

export const queueEndpoints = {
  listApplications: staffEndpoint({
    method: 'GET',
    path: '/applications',
    summary: 'The queue, a page at a time.',
    needs: 'serve',
    query: QueueQuery,
    result: Rows,
    refusals: [],
  }),
  searchApplications: staffEndpoint({
    method: 'POST',
    path: '/applications/search',
    summary: 'Finds applications by name, phone, e-mail, reference, link or identifier, best match first.',
    needs: 'serve',
    body: SearchBody,
    result: Rows,
    refusals: [],
  }),
  countApplications: staffEndpoint({
    method: 'GET',
    path: '/applications/counts',
    summary: 'Number of applications by stage and by whom they wait for.',
    needs: 'serve',
    query: CountsQuery,
    result: Counts,
    refusals: [],
  }),
  takeNext: staffEndpoint({
    method: 'POST',
    path: '/applications/next',
    summary:
      'Gives the caller the next application of a list: the first without an assignee; of a list of one person’s, the one after `after`, or else the first other one.',
    needs: 'decide',
    body: z.strictObject({
      ...filters,
      ...order,
      /** The application that the caller leaves. */
      after: z.optional(z.uuid()),
    }),
    result: z.object({ applicationId: z.nullable(z.string()) }),
    refusals: [],
  }),
  listPeople: staffEndpoint({
    method: 'GET',
    path: '/people',
    summary: 'Who applications can be assigned to: every account that may work on them, by name.',
    needs: 'own_account',
    result: z.object({ items: z.array(Colleague), next: z.null() }),
    refusals: [],
  }),
  listViews: staffEndpoint({
    method: 'GET',
    path: '/views',
    summary: 'One’s own views and the shared ones.',
    needs: 'serve',
    result: z.object({ items: z.array(View), next: z.null() }),
    refusals: [],
  }),
  addView: staffEndpoint({
    method: 'POST',
    path: '/views',
    summary: 'Saves filters under a name; only admins can share them.',
    needs: 'serve',
    body: z.strictObject({ name: viewName, query: Filters, shared: z.optional(z.boolean()) }),
    result: View,
    refusals: ['role_refused'],
  }),
  changeView: staffEndpoint({
    method: 'PATCH',
    path: '/views/{viewId}',
    summary: 'Changes a view.',
    needs: 'serve',
    body: z.strictObject({
      revision: z.int({ error: 'field_required' }),
      name: z.optional(viewName),
      query: z.optional(Filters),
      shared: z.optional(z.boolean()),
    }),
    result: View,
    refusals: ['not_found_error', 'role_refused', 'changed_meanwhile'],
  }),
  removeView: staffEndpoint({
    method: 'DELETE',
    path: '/views/{viewId}',
    summary: 'Removes a view.',
    needs: 'serve',
    result: z.object({ removed: z.literal(true) }),
    refusals: ['not_found_error', 'role_refused'],
  }),
};
