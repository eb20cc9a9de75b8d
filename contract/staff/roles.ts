import * as z from 'zod/mini';

/** Roles of staff; each includes the rights of the earlier ones. */
export const roles = ['advisor', 'reviewer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** True when a role may do what `needed` may. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** An account of staff, as others see it. */
export const Person = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof Person>;
