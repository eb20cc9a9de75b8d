import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { Roles, WorkCountries } from './roles.ts';

export const staffLanguages = ['es-MX', 'en'] as const;

/** The account that is signed in, its session and its factors. */
export const Me = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: Roles,
    /** In which one works. Empty: every country. */
    countries: WorkCountries,
    language: z.enum(staffLanguages),
    /** Whether single keys act. */
    singleKeys: z.boolean(),
    /** Whether the mail of each working morning is sent to whoever has the right `oversee`. */
    dailyDigest: z.boolean(),
  }),
  session: z.object({
    id: z.string(),
    startedAt: instant,
    idleUntil: instant,
    endsAt: instant,
    /** Until when a second factor counts as fresh; signing in gives none. */
    steppedUpUntil: z.nullable(instant),
  }),
  factors: z.object({
    totp: z.boolean(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) }),
    ),
    recoveryCodesLeft: z.number(),
  }),
});
export type Me = z.infer<typeof Me>;
