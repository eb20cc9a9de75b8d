import * as z from 'zod/mini';

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

/** An account of staff, as others see it. */
export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
