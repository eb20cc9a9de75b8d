import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { MOST_MINOR } from '../../terms/terms.ts';
import { staffLanguages } from '../me.ts';
import { flagCodes, givenKinds, waitsForUs } from '../queue-row.ts';
import { Person, Roles, WorkCountries } from '../roles.ts';

export const MOST_RULES = 50;
/** Members of one rule, and people who get what is late. */
export const MOST_MEMBERS = 100;
/** Applications of a dry run: the first by due time. */
export const MOST_TRIED = 200;
export const MOST_CAPACITY = 1000;

const error = 'invalid_value';
const isSet = (given: readonly unknown[]) => new Set(given).size === given.length;
const some = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.array(z.enum(words, { error })).check(atMost(words.length), z.refine(isSet, { error }));
const minor = z.nullable(z.int({ error }).check(z.minimum(0, { error }), z.maximum(MOST_MINOR, { error })));
const accounts = z.array(z.uuid({ error })).check(atMost(MOST_MEMBERS), z.refine(isSet, { error }));

/** Which applications go to whom. An empty list of conditions fits all. */
export const WorkRule = z
  .strictObject({
    name: z
      .string({ error: 'field_required' })
      .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(80, { error: 'value_too_long' })),
    countries: some(countryCodes),
    /** At least one of these. */
    flags: some(flagCodes as [(typeof flagCodes)[number], ...typeof flagCodes]),
    /** The driver's. */
    languages: some(staffLanguages),
    /** What the driver usually earns in a week: the median of the weeks that were declared, in minor units; inclusive. */
    weeklyFromMinor: minor,
    weeklyToMinor: minor,
    /** The team. */
    members: accounts.check(atLeast(1, { error: 'field_required' })),
  })
  .check(
    // Currencies differ, so an amount means something in one country only.
    z.refine(
      ({ countries, weeklyFromMinor: from, weeklyToMinor: to }) =>
        (from === null && to === null) || countries.length === 1,
      { path: ['countries'], error: 'field_required' },
    ),
    z.refine(({ weeklyFromMinor: from, weeklyToMinor: to }) => from === null || to === null || from <= to, {
      path: ['weeklyToMinor'],
      error,
    }),
  );
export type WorkRule = z.infer<typeof WorkRule>;

/** The rules in their order, and who gets what nobody takes in time. */
const ruleSet = {
  rules: z.array(WorkRule).check(
    atMost(MOST_RULES),
    // A recorded reason names its rule.
    z.refine((rules) => isSet(rules.map(({ name }) => name)), { error }),
  ),
  leads: accounts,
};
const leadsIfRules = z.refine<{ rules: readonly unknown[]; leads: readonly string[] }>(
  ({ rules, leads }) => rules.length === 0 || leads.length > 0,
  { path: ['leads'], error: 'field_required' },
);
export const WorkRules = z.strictObject(ruleSet).check(leadsIfRules);
export type WorkRules = z.infer<typeof WorkRules>;

const version = z.int({ error: 'field_required' });
/** As they are now; version 0 before the first. */
export const PresentRules = z.object({ version, ...ruleSet, by: z.nullable(Person), at: z.nullable(instant) });
export type PresentRules = z.infer<typeof PresentRules>;

/** How much somebody takes, and whether they are here. */
export const Member = z.object({
  ...Person.shape,
  roles: Roles,
  countries: WorkCountries,
  capacity: z.nullable(z.int()),
  languages: z.array(z.enum(staffLanguages)),
  /** As was said in the console; null: here. */
  awayUntil: z.nullable(instant),
  /** Until when they are away, whether said here or as an advisor's time off. */
  backAt: z.nullable(instant),
  /** Applications that they have and that wait for the company, of all countries: how much they have is one figure. */
  load: z.int(),
});
export type Member = z.infer<typeof Member>;

/**
 * Why a member of the rule doesn't get an application: away, no right to it, doesn't work in its country, another language, no room, or
 * proposed its decision.
 */
export const passedReasons = ['over', 'away', 'right', 'country', 'language', 'full', 'proposed'] as const;
export type PassedReason = (typeof passedReasons)[number];

/**
 * What becomes of an application: a rule gives it, it goes up, it is free again, no rule fits, nobody of the rule is free, or it stays
 * since somebody has it open.
 */
export const outcomes = [...givenKinds, 'free', 'no_rule', 'nobody_free', 'open_now', 'stays'] as const;
export type Outcome = (typeof outcomes)[number];

export const Tried = z.object({
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  country: z.enum(countryCodes),
  waitsFor: z.enum(waitsForUs),
  answerBy: z.nullable(instant),
  from: z.nullable(Person),
  to: z.nullable(Person),
  outcome: z.enum(outcomes),
  /** The name of the first rule that fits. */
  rule: z.nullable(z.string()),
  /** Of who gets it, before. */
  load: z.int(),
  /** How many could have got it. */
  among: z.int(),
  passed: z.array(z.object({ ...Person.shape, reason: z.enum(passedReasons) })).check(atMost(MOST_MEMBERS)),
});
export type Tried = z.infer<typeof Tried>;

export const workRuleEndpoints = {
  readWorkRules: staffEndpoint({
    method: 'GET',
    path: '/work-rules',
    summary: 'The rules by which work is given out, in their order.',
    needs: 'own_account',
    result: PresentRules,
    refusals: [],
  }),
  changeWorkRules: staffEndpoint({
    method: 'PUT',
    path: '/work-rules',
    summary: 'Replaces the rules; without any, nothing is given out.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({ version, ...ruleSet }).check(leadsIfRules),
    result: PresentRules,
    refusals: ['changed_meanwhile'],
  }),
  tryWorkRules: staffEndpoint({
    method: 'POST',
    path: '/work-rules/try',
    summary:
      'What would be given to whom now, by which rule, and why not to others; by the given rules or the present ones. Changes nothing.',
    needs: 'oversee',
    body: z.strictObject({ with: z.optional(WorkRules) }),
    result: z.object({ items: z.array(Tried).check(atMost(MOST_TRIED)), total: z.int(), asOf: instant }),
    refusals: [],
  }),
  listMembers: staffEndpoint({
    method: 'GET',
    path: '/work-members',
    summary: 'Everybody who may work on applications: how much they take, in which languages, and who is away.',
    needs: 'own_account',
    result: z.object({ items: z.array(Member), next: z.null() }),
    refusals: [],
  }),
  changeMember: staffEndpoint({
    method: 'PATCH',
    path: '/work-members/{accountId}',
    summary: 'Says how much somebody takes, in which languages, or until when they are away.',
    needs: 'oversee',
    body: z.strictObject({
      capacity: z.optional(
        z.nullable(z.int({ error }).check(z.minimum(1, { error }), z.maximum(MOST_CAPACITY, { error }))),
      ),
      languages: z.optional(some(staffLanguages)),
      awayUntil: z.optional(z.nullable(z.iso.datetime())),
    }),
    result: Member,
    refusals: ['not_found_error'],
  }),
};
