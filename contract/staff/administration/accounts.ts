import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { email } from '../../countries/contact.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atMost } from '../../fields/lengths.ts';
import { limitText } from '../queue.ts';
import { Person, Roles, WorkCountries } from '../roles.ts';

const error = 'invalid_value';
/** The last day on which the account works, in Mexico City; null: no end. Auditors have one. */
const endsOn = z.optional(z.nullable(z.string().check(z.refine(isDate, { error }))));

/** Somebody who may sign in, as admins see them. */
export const Account = z.object({
  ...Person.shape,
  email: z.string(),
  roles: Roles,
  /** In which they work. Empty: every country. */
  countries: WorkCountries,
  disabled: z.boolean(),
  /** From when it no longer works; null: no end. */
  endsAt: z.nullable(instant),
  /** The advisor whose visits are theirs. */
  advisorId: z.nullable(z.string()),
  factors: z.object({ totp: z.boolean(), passkeys: z.int(), recoveryCodesLeft: z.int() }),
  /** Number of open sessions. */
  sessions: z.int(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
  /** Different applications. */
  openedLastHour: z.int(),
  openedLastDay: z.int(),
  /** They have reached the hourly limit, so opening further applications is refused for now. */
  slowed: z.boolean(),
});
export type Account = z.infer<typeof Account>;

/** An open invitation, without its secret. */
export const OpenInvitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: Roles,
  countries: WorkCountries,
  endsAt: z.nullable(instant),
  advisorId: z.nullable(z.string()),
  /** The account that gets new factors with this invitation; null if it creates a new account. */
  accountId: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** An invitation with its secret, which is shown only once. */
export const Invitation = z.object({ id: z.string(), url: z.string(), token: z.string(), expiresAt: instant });
export type Invitation = z.infer<typeof Invitation>;

const of = '/accounts/{accountId}';

export const accountEndpoints = {
  listAccounts: staffEndpoint({
    method: 'GET',
    path: '/accounts',
    summary: 'All accounts: slowed ones first, disabled and ended ones last.',
    needs: 'administer',
    query: z.object({
      /** Part of the name or the e-mail, ignoring accents and case, or a whole id. */
      q: z.optional(z.string().check(atMost(200))),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({
      items: z.array(Account),
      next: z.nullable(z.string()),
      /** All open invitations, on every page of the list. */
      invitations: z.array(OpenInvitation),
    }),
    refusals: [],
  }),
  inviteAccount: staffEndpoint({
    method: 'POST',
    path: '/accounts',
    summary:
      'Invites somebody; an earlier invitation for the same e-mail address becomes void. The invitation’s URL is returned only here.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({
      email,
      roles: Roles,
      countries: z.optional(WorkCountries),
      endsOn,
      advisorId: z.optional(z.nullable(z.uuid())),
    }),
    result: Invitation,
    refusals: ['account_exists'],
  }),
  changeAccount: staffEndpoint({
    method: 'PATCH',
    path: of,
    summary:
      'Changes the given fields; one’s own roles, countries and end are changed by another admin. Disabling ends every session at once and frees what was assigned; fewer countries free what is of the others.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({
      roles: z.optional(Roles),
      countries: z.optional(WorkCountries),
      endsOn,
      disabled: z.optional(z.boolean()),
      advisorId: z.optional(z.nullable(z.uuid())),
    }),
    result: Account,
    refusals: ['not_found_error', 'role_refused', 'last_admin', 'conflict_error'],
  }),
  resetFactors: staffEndpoint({
    method: 'POST',
    path: `${of}/reset-factors`,
    summary: 'Creates an invitation that gives the account a new password and new factors once it is accepted.',
    needs: 'administer',
    stepUp: true,
    result: Invitation,
    refusals: ['not_found_error'],
  }),
  endSessions: staffEndpoint({
    method: 'DELETE',
    path: `${of}/sessions`,
    summary: 'Signs the account out everywhere.',
    needs: 'administer',
    stepUp: true,
    result: z.object({ ended: z.int() }),
    refusals: ['not_found_error'],
  }),
  withdrawInvitation: staffEndpoint({
    method: 'DELETE',
    path: '/invitations/{invitationId}',
    summary: 'Revokes an invitation that nobody has accepted yet.',
    needs: 'administer',
    stepUp: true,
    result: z.object({ withdrawn: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
};
