import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { messageChannels } from '../../notifications/channels.ts';
import { withholdings } from '../links/link-calls.ts';
import { limitText } from '../queue.ts';

/** Why a message is on the list: a person has to deliver it, it was given up, or it is late and being retried. */
export const messageStates = ['by_hand', 'dead', 'waiting'] as const;
export type OpenState = (typeof messageStates)[number];

/** Staff may have it sent anew; of what was tried the newest is shown. */
export const MOST_ATTEMPTS = 20;

/** What became of a message on one channel; `sending`: it was handed over, but its acceptance is not known. */
export const DeliveryAttempt = z.object({
  channel: z.enum(messageChannels),
  state: z.enum(['trying', 'sending', 'sent', 'delivered', 'read', 'failed']),
  reason: z.nullable(z.string()),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** A message as a list shows it: of the driver only the name, and nothing of where it goes or what it says. */
export const MessageItem = z.object({
  id: z.string(),
  applicationId: z.string(),
  /** The application's reference as it is read out; null for a moment after the application was created. */
  reference: z.nullable(z.string()),
  /** The driver, also of a message to somebody else or to the CRM; empty while not given, and once their data was erased. */
  name: z.string(),
  /** What it is about, such as `visit_booked`; messages to the CRM have their own kinds. */
  kind: z.string(),
  /** `told` and `waiting` also after they were settled. */
  state: z.enum([...messageStates, 'told', 'sent', 'dropped']),
  reason: z.nullable(z.string()),
  tries: z.int(),
  /** In order. */
  attempts: z.array(DeliveryAttempt).check(atMost(MOST_ATTEMPTS)),
  createdAt: instant,
  /** The next attempt, while it waits. */
  dueAt: z.nullable(instant),
});
export type MessageItem = z.infer<typeof MessageItem>;

export const Message = z.object({
  ...MessageItem.shape,
  /** Null for messages to the CRM and for outdated ones, which shouldn't be delivered any more. */
  person: z.nullable(z.object({ name: z.string(), phone: z.string(), email: z.string() })),
  text: z.nullable(z.string()),
  /** Why there is no text: it consists of the link, which this account may not see, or not without its second factor. */
  withheld: z.nullable(z.enum(withholdings)),
});
export type Message = z.infer<typeof Message>;

export const messageEndpoints = {
  listMessages: staffEndpoint({
    method: 'GET',
    path: '/messages',
    summary: 'Messages that did not reach their driver, the oldest first, with the name of each driver.',
    needs: 'serve',
    query: z.object({
      state: z.optional(z.enum(messageStates)),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({
      items: z.array(z.extend(MessageItem, { state: z.enum(messageStates) })),
      next: z.nullable(z.string()),
      /** Of the whole list, regardless of the filter, each up to `MOST_COUNTED`. */
      counts: z.object({ by_hand: z.int(), dead: z.int(), waiting: z.int() }),
    }),
    refusals: [],
  }),
  readMessage: staffEndpoint({
    method: 'GET',
    path: '/messages/{messageId}',
    summary: 'Current recipient and text of a message.',
    needs: 'serve',
    reads: 'case',
    result: Message,
    refusals: ['not_found_error'],
  }),
  messageTold: staffEndpoint({
    method: 'POST',
    path: '/messages/{messageId}/told',
    summary: 'Marks a message as delivered or settled by a person.',
    needs: 'serve',
    result: MessageItem,
    refusals: ['not_found_error', 'conflict_error'],
  }),
  retryMessage: staffEndpoint({
    method: 'POST',
    path: '/messages/{messageId}/retry',
    summary: 'Sends the message again, within a minute.',
    needs: 'serve',
    result: MessageItem,
    refusals: ['not_found_error', 'conflict_error'],
  }),
};
