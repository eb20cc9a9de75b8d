import * as z from 'zod/mini';
import { stages } from '../../admission/stages.ts';
import { day, instant } from '../../application.ts';
import { email, typedPhone } from '../../countries/contact.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { messageChannels } from '../../notifications/channels.ts';
import { reasonText } from '../application-calls.ts';
import { LinkGiven } from './given.ts';

const of = '/applications/{applicationId}/link';
const reason = z.strictObject({ reason: reasonText(500) });

/** A message with the link. `by_hand`: it waits for a person, since there was no mail server; `dead`: given up. */
export const SentLink = z.object({
  channel: z.string(),
  at: instant,
  state: z.enum(['waiting', 'sent', 'by_hand', 'told', 'dead', 'dropped']),
});
export type SentLink = z.infer<typeof SentLink>;

/**
 * How the link can be sent to its driver: to the address or number that the driver stored, or that staff gave with the link;
 * masked, as in `m•••`. Channels without one, and those that aren't set up, are left out. `asks`: the driver hasn't agreed to messages
 * there, so whoever sends it has to confirm that they did by phone or in person.
 */
const channels = z
  .array(z.object({ channel: z.enum(messageChannels), to: z.string(), asks: z.optional(z.literal(true)) }))
  .check(atMost(messageChannels.length));

export const MadeLink = z.object({ applicationId: z.string(), reference: z.string(), url: z.string(), channels });
export type MadeLink = z.infer<typeof MadeLink>;

/**
 * Why a link isn't shown. With the driver's personal data behind it, it is shown neither to advisors (`role`), nor to others before
 * they confirm their second factor (`step_up`): after `POST /me/step-up` the same call shows it for as long as that holds.
 */
export const withholdings = ['role', 'step_up'] as const;
export type Withholding = (typeof withholdings)[number];

/** `withheld` says why `url` is null; null while it is shown. */
const perhapsShown = { url: z.nullable(z.string()), withheld: z.nullable(z.enum(withholdings)) };

export const ShownLink = z.object({
  ...perhapsShown,
  createdAt: instant,
  /** When it ends, or ended, if links end (`LINK_DAYS`). Known devices go on with it. */
  validUntil: z.nullable(instant),
  /** Days in the country's zone on which the driver opened it; includes earlier links of this application. */
  openedOn: z.array(day),
  sent: z.array(SentLink),
  channels,
});
export type ShownLink = z.infer<typeof ShownLink>;

export const RenewedLink = z.object(perhapsShown);
export type RenewedLink = z.infer<typeof RenewedLink>;

/** A live application with the same phone or e-mail. */
export const LinkMatch = z.object({
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  stage: z.enum(stages),
  same: z.array(z.enum(['phone', 'email'])),
  createdAt: instant,
});
export type LinkMatch = z.infer<typeof LinkMatch>;

/** A warning before a link is made needs no more. */
export const SHOWN_MATCHES = 20;

export const linkEndpoints = {
  makeLink: staffEndpoint({
    method: 'POST',
    path: '/links',
    summary: 'Opens an application with what staff know of the driver, and returns its link.',
    needs: 'serve',
    body: z.strictObject({ ...LinkGiven.shape, assigneeId: z.optional(z.uuid()) }),
    result: MadeLink,
    refusals: [],
  }),
  findMatches: staffEndpoint({
    method: 'POST',
    path: '/links/matches',
    summary:
      'The 20 newest live applications with this phone or e-mail, which are sent in a body so that they don’t appear in a URL.',
    needs: 'serve',
    body: z.strictObject({
      country: z.enum(countryCodes, { error: 'country_unknown' }),
      phone: z.optional(typedPhone),
      email: z.optional(email),
    }),
    result: z.object({ items: z.array(LinkMatch).check(z.maxLength(SHOWN_MATCHES)) }),
    refusals: [],
  }),
  showLink: staffEndpoint({
    method: 'GET',
    path: of,
    summary:
      'The link of an application, unless it is withheld, when it was opened and where it was sent. Every call is logged.',
    needs: 'serve',
    reads: 'link',
    result: ShownLink,
    refusals: ['not_found_error'],
  }),
  renewLink: staffEndpoint({
    method: 'POST',
    path: `${of}/renew`,
    summary: 'Revokes the link, if there is one, and makes a new one, which is returned unless it is withheld.',
    needs: 'serve',
    body: reason,
    result: RenewedLink,
    refusals: [],
  }),
  revokeLink: staffEndpoint({
    method: 'POST',
    path: `${of}/revoke`,
    summary: 'Revokes the link: nobody can open the application until it gets a new one.',
    needs: 'serve',
    body: reason,
    result: z.object({ revoked: z.literal(true) }),
    refusals: ['conflict_error'],
  }),
  sendLink: staffEndpoint({
    method: 'POST',
    path: `${of}/send`,
    summary: 'Sends the link to the address or number that its driver stored, or that staff gave with it.',
    needs: 'serve',
    body: z.strictObject({
      channel: z.enum(messageChannels, { error: 'invalid_value' }),
      /** The driver agreed to it, by phone or in person; kept with who says so. Needed where the channel `asks`. */
      agreed: z.optional(z.literal(true, { error: 'invalid_value' })),
    }),
    result: z.object({ delivery: SentLink }),
    refusals: ['conflict_error', 'agreement_missing'],
  }),
};
