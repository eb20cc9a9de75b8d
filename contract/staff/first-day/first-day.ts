import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { email } from '../../countries/contact.ts';
import { countDigits } from '../../countries/phone.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { messageChannels } from '../../notifications/channels.ts';
import { Person } from '../roles.ts';

/** What an installation needs before the first driver applies, in the order in which it is done. */
export const firstDayItems = [
  'supportContact',
  'messages',
  'privacyNotice',
  'advisors',
  'plans',
  'colleagues',
  'secondPerson',
  'backup',
] as const;
export type FirstDayItemName = (typeof firstDayItems)[number];

/** What the server can't know, so an admin says it. */
export const saidItems = ['privacyNotice', 'backup'] as const satisfies readonly FirstDayItemName[];
export type SaidItem = (typeof saidItems)[number];

/** When, and by whom, where that is known. */
const when = {
  at: z.nullable(instant),
  by: z.nullable(Person),
};

/** The last test of a channel. */
export const ChannelTest = z.object({
  channel: z.enum(messageChannels),
  /** `never`: not tested. `sent`: its provider accepted the message. */
  state: z.enum(['never', 'waiting', 'sent', 'failed']),
  /** Why it failed: our code, without the provider's text. */
  reason: z.nullable(z.string()),
  ...when,
});
export type ChannelTest = z.infer<typeof ChannelTest>;

export const FirstDay = z.object({
  items: z.array(
    z.object({
      name: z.enum(firstDayItems),
      done: z.boolean(),
      ...when,
      /** What is missing, if only a part is: names of advisors without hours or with invented ones, countries without a plan. */
      missing: z.array(z.string()),
    }),
  ),
  /** One per channel that is set up. */
  channels: z.array(ChannelTest),
});
export type FirstDay = z.infer<typeof FirstDay>;
export type FirstDayItem = FirstDay['items'][number];

const isAddress = (typed: string) =>
  typed.includes('@') ? z.safeParse(email, typed).success : /^\+[\d\s().-]+$/.test(typed) && countDigits(typed) >= 10;

export const firstDayEndpoints = {
  readFirstDay: staffEndpoint({
    method: 'GET',
    path: '/first-day',
    summary: 'What the installation needs before the first driver applies, and what of it is done.',
    needs: 'administer',
    result: FirstDay,
    refusals: [],
  }),
  sayDone: staffEndpoint({
    method: 'POST',
    path: '/first-day/said',
    summary: 'Says that something is done that the server can’t know.',
    needs: 'administer',
    body: z.strictObject({ item: z.enum(saidItems, { error: 'invalid_value' }) }),
    result: FirstDay,
    refusals: [],
  }),
  testMessages: staffEndpoint({
    method: 'POST',
    path: '/first-day/test-messages',
    summary: 'Sends a test message to an e-mail address or a number, by every channel that reaches it.',
    needs: 'administer',
    body: z.strictObject({
      /** An e-mail address, or a number with + and the country's code. */
      to: z
        .string({ error: 'field_required' })
        .check(tidied(), atMost(254, { error: 'value_too_long' }), z.refine(isAddress, { error: 'invalid_value' })),
    }),
    result: FirstDay,
    refusals: ['conflict_error', 'rate_limited'],
  }),
};
