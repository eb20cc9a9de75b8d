import * as z from 'zod/mini';
import { type CountryCode, countryCodes } from '../country.ts';
import { atMost } from '../fields/lengths.ts';

/**
 * What somebody may do in the console. Each call names the one right that it needs; nothing else decides who may make it.
 *
 * - `own_account`: one's own account and sessions, and what isn't about drivers: colleagues, advisors' hours, holidays.
 * - `serve`: the list, applications without identity data and earnings, messages, links, visits and their reports.
 * - `decide`: sees everything that is stored of an application, reviews it, approves and decides.
 * - `oversee`: gives out others' work, and sees the reports.
 * - `requests`: answers drivers' requests about their data.
 * - `privacy`: exports and erases a person's data, and holds it against erasure.
 * - `audit`: reads and exports the audit log.
 * - `administer`: accounts, other systems, settings, plans, ready sentences, advisors, jobs.
 */
export const rights = [
  'own_account',
  'serve',
  'decide',
  'oversee',
  'requests',
  'privacy',
  'audit',
  'administer',
] as const;
export type Right = (typeof rights)[number];

/** In the order in which an account's are stored and shown. */
export const roles = ['advisor', 'reviewer', 'lead', 'compliance', 'auditor', 'admin'] as const;
export type Role = (typeof roles)[number];

const rightsOf: Record<Role, readonly Right[]> = {
  advisor: ['own_account', 'serve'],
  reviewer: ['own_account', 'serve', 'decide', 'oversee', 'requests'],
  lead: ['own_account', 'serve', 'oversee'],
  compliance: ['own_account', 'serve', 'requests', 'privacy', 'audit'],
  auditor: ['own_account', 'audit'],
  admin: ['own_account', 'administer'],
};

/** Together they may do everything. The first account has them, who then invites others. */
export const allRoles: readonly Role[] = ['reviewer', 'compliance', 'admin'];

/** Somebody with roles, whose rights add up. */
export interface Holder {
  roles: readonly Role[];
}

/** True if somebody may do what the right names. */
export function may({ roles }: Holder, right: Right): boolean {
  return roles.some((role) => rightsOf[role].includes(right));
}

/** Each once and in their order. */
export function sortRoles(given: readonly Role[]): Role[] {
  return roles.filter((role) => given.includes(role));
}

/** Whether an account with these roles needs an end: an audit has one. */
export function needsEnd({ roles }: Holder): boolean {
  return roles.includes('auditor');
}

/** At least one role, each once. */
export const Roles = z.array(z.enum(roles, { error: 'invalid_value' }), { error: 'field_required' }).check(
  z.minLength(1, { error: 'field_required' }),
  z.refine((given) => new Set(given).size === given.length, { error: 'invalid_value' }),
);

/** Somebody who works in some countries. Empty: in every one. */
export interface Scoped {
  countries: readonly CountryCode[];
}

/** Whether somebody works in a country. Applications of another one don't exist for them. */
export function reaches({ countries }: Scoped, country: CountryCode): boolean {
  return countries.length === 0 || countries.includes(country);
}

declare const ofSomebody: unique symbol;
/**
 * The countries whose applications a list, a count or a report covers. Unlike an account's, none means none. It is made of whoever asks
 * or of `everyCountry`, so a list can't be read without saying for whom.
 */
export type Reach = readonly CountryCode[] & { readonly [ofSomebody]: true };

export function reachOf(somebody: Scoped): Reach {
  return countryCodes.filter((country) => reaches(somebody, country)) as readonly CountryCode[] as Reach;
}

/** For what nobody in particular asks for. */
export const everyCountry = reachOf({ countries: [] });

/** Whether every country is covered, so that nothing has to be looked up to find out. */
export function isEverywhere(reach: Reach): boolean {
  return reach.length === countryCodes.length;
}

/** Those of the wanted countries that are covered; without a wish all of them. */
export function withinReach(reach: Reach, wanted: CountryCode | readonly CountryCode[] | undefined): Reach {
  if (wanted === undefined) return reach;
  const named: readonly CountryCode[] = typeof wanted === 'string' ? [wanted] : wanted;
  return reach.filter((country) => named.includes(country)) as readonly CountryCode[] as Reach;
}

/** The countries in which somebody works, each once; none: every one. */
export const WorkCountries = z.array(z.enum(countryCodes, { error: 'invalid_value' })).check(
  atMost(countryCodes.length, { error: 'invalid_value' }),
  z.refine((given) => new Set(given).size === given.length, { error: 'invalid_value' }),
);

/** Each once and in their order. */
export function sortCountries(given: readonly CountryCode[]): CountryCode[] {
  return countryCodes.filter((country) => given.includes(country));
}

/** An account of staff, as others see it. */
export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
