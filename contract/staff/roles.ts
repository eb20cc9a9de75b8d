import * as z from 'zod/mini';

/**
 * What somebody may do in the console. Each call names the one right that it needs; nothing else decides who may make it.
 *
 * - `own_account`: one's own account and sessions, and what isn't about drivers: colleagues, advisors' hours, holidays.
 * - `serve`: the list and its applications without what identifies a person, messages, links, visits and their reports.
 * - `see_all`: everything that is stored of an application.
 * - `decide`: reviews what was sent, approves, and decides.
 * - `oversee`: gives out others' work, and sees the reports.
 * - `requests`: answers drivers' requests about their data.
 * - `privacy`: exports and erases a person's data, and holds it against erasure.
 * - `audit`: reads and exports the audit log.
 * - `administer`: accounts, other systems, settings, plans, advisors, jobs.
 */
export const rights = [
  ...(['own_account', 'serve', 'see_all', 'decide', 'oversee', 'requests', 'privacy', 'audit', 'administer'] as const),
] as const;
export type Right = (typeof rights)[number];

export const roles = ['advisor', 'reviewer', 'admin'] as const;
export type Role = (typeof roles)[number];

const rightsOf: Record<Role, readonly Right[]> = {
  advisor: ['own_account', 'serve'],
  reviewer: ['own_account', 'serve', 'see_all', 'decide', 'oversee', 'requests'],
  admin: rights,
};

/** Somebody with a role. */
export interface Holder {
  role: Role;
}

/** True if somebody may do what the right names. */
export function may({ role }: Holder, right: Right): boolean {
  return rightsOf[role].includes(right);
}

/** An account of staff, as others see it. */
export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
