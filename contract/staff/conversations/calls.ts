import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { documentTypes } from '../../documents/rules.ts';
import { platformSlugs } from '../../earnings/platforms.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { FileUse } from '../../media/chat-files.ts';
import { messageChannels } from '../../notifications/channels.ts';
import { reasonText } from '../application-calls.ts';
import { Media } from '../document.ts';
import { limitText } from '../queue.ts';
import { Person } from '../roles.ts';
import { LastMessage } from './last-message.ts';

/** Most characters of a message: WhatsApp's own limit, at which longer ones are cut off. */
export const MOST_TEXT = 4096;
/** Most characters of a message outside the window, which fills a place of a template. */
export const MOST_TEMPLATE_TEXT = 900;
/** Most messages of a conversation that are shown, the newest. */
export const MOST_SHOWN = 500;
/** Most lines about messages that weren't kept, the newest. */
export const MOST_NOT_KEPT = 50;
/** For how long after the driver's last message free text may be sent. */
export const WINDOW_HOURS = 24;

/**
 * What becomes of a file sent by message: `held` until the number is proved, being fetched, `asked` about, `placed` where it belongs, `refused`, `kept` as it is (a
 * recording), or `dropped` by its driver.
 */
export const fileStates = ['held', 'fetching', 'asked', 'placed', 'refused', 'kept', 'dropped'] as const;
export type FileState = (typeof fileStates)[number];

export const replyStates = ['waiting', 'sent', 'delivered', 'read', 'failed'] as const;
export type ReplyState = (typeof replyStates)[number];

/** An answer to choose from. */
export const Choice = z.object({ id: z.string(), title: z.string() });
export type Choice = z.infer<typeof Choice>;

export const ConversationMessage = z.object({
  id: z.string(),
  at: instant,
  channel: z.enum(messageChannels),
  author: z.enum(['driver', 'staff', 'server']),
  /** Who of the staff wrote it. */
  by: z.nullable(Person),
  text: z.string(),
  /** What the driver could choose from. */
  choices: z.array(z.string()).check(atMost(10)),
  /** Null without one. The file itself is only for those who review documents. */
  file: z.nullable(
    z.object({
      state: z.enum(fileStates),
      isRecording: z.boolean(),
      /** Where it went: the code of a document, or the platform and, of a week, its Monday. */
      placed: z.nullable(z.object({ as: z.string(), week: z.nullable(z.string()) })),
      /** Why it was refused. */
      refusal: z.nullable(z.string()),
      media: z.nullable(Media),
    }),
  ),
  /** Null for what the driver wrote. */
  state: z.nullable(z.enum(replyStates)),
  reason: z.nullable(z.string()),
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

export const Conversation = z.object({
  applicationId: z.string(),
  /** Oldest first. */
  messages: z.array(ConversationMessage).check(atMost(MOST_SHOWN)),
  /** How the driver is answered; null until they write. */
  channel: z.nullable(z.enum(messageChannels)),
  /** Until when free text may be sent; null before the driver's first message. */
  freeUntil: z.nullable(instant),
  /** The driver asked for no more messages. */
  stoppedAt: z.nullable(instant),
  /** What a file that was not recognized can be. */
  uses: z.array(FileUse).check(atMost(platformSlugs.length + documentTypes.length)),
  /** Nobody has shown that the number is the driver's own: it may be somebody else's. */
  isUnproved: z.boolean(),
  /** Why it isn't sure whose number it is, until somebody who reviews says so; null if it is, or until the driver writes. */
  doubt: z.nullable(
    z.object({
      /** E.164. */
      phone: z.string(),
      /** How many files from this number wait for the answer. */
      files: z.int(),
      /** Whoever wrote was asked to confirm the number. */
      isAsked: z.boolean(),
      /** The other applications whose drivers have shown that the number is theirs. */
      rivals: z.array(z.string()).check(atMost(20)),
    }),
  ),
  /** Messages over the most that is kept in an hour, oldest first. */
  notKept: z.array(z.object({ count: z.int(), from: instant, to: instant })).check(atMost(MOST_NOT_KEPT)),
  waitingSince: z.nullable(instant),
  unread: z.int(),
  /** Other applications with the same phone, to which the conversation can be moved. */
  others: z.array(z.object({ applicationId: z.string(), reference: z.string() })).check(atMost(20)),
});
export type Conversation = z.infer<typeof Conversation>;

/** Most characters of the last message that the list shows. */
export const MOST_LISTED_TEXT = 120;

export const ConversationRow = z.object({
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  channel: z.enum(messageChannels),
  heardAt: instant,
  waitingSince: z.nullable(instant),
  unread: z.int(),
  /** Null if none of its messages is kept here, as after they were moved. */
  last: z.nullable(
    z.object({
      ...LastMessage.shape,
      /** Its beginning. */
      text: z.string(),
      file: z.nullable(z.enum(['file', 'recording'])),
    }),
  ),
  assignee: z.nullable(Person),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

const of = '/applications/{applicationId}/conversation';

export const conversationEndpoints = {
  listConversations: staffEndpoint({
    method: 'GET',
    path: '/conversations',
    summary: 'Conversations with drivers: those that wait for an answer, longest first, or all, newest first.',
    needs: 'serve',
    query: z.object({
      show: z.optional(z.enum(['waiting', 'mine', 'all'])),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({
      items: z.array(ConversationRow),
      next: z.nullable(z.string()),
      /** How many wait, up to `MOST_COUNTED`. */
      waiting: z.int(),
    }),
    refusals: [],
  }),
  getConversation: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'The messages of a driver and their answers. Files are shown to those who review documents.',
    needs: 'serve',
    reads: 'case',
    result: Conversation,
    refusals: [],
  }),
  writeMessage: staffEndpoint({
    method: 'POST',
    path: `${of}/messages`,
    summary: 'Answers the driver: within 24 hours of their last message as typed, later inside a template.',
    needs: 'serve',
    body: z.strictObject({
      text: z.string({ error: 'field_required' }).check(
        z.refine((typed) => typed.trim() !== '', { error: 'field_required' }),
        atMost(MOST_TEXT, { error: 'value_too_long' }),
      ),
    }),
    result: Conversation,
    refusals: ['conflict_error'],
  }),
  settleConversation: staffEndpoint({
    method: 'POST',
    path: `${of}/settled`,
    summary: 'Nothing has to be answered.',
    needs: 'serve',
    result: Conversation,
    refusals: [],
  }),
  moveConversation: staffEndpoint({
    method: 'POST',
    path: `${of}/move`,
    summary:
      'Moves what the driver wrote to another application with the same phone, where their messages go from now on.',
    needs: 'decide',
    body: z.strictObject({ to: z.uuid() }),
    result: Conversation,
    refusals: ['conflict_error'],
  }),
  confirmPhone: staffEndpoint({
    method: 'POST',
    path: `${of}/phone`,
    summary:
      'Says that the number is the driver’s own: files that waited for it are taken, and it goes before other applications with the same one. The reason goes to the history.',
    needs: 'decide',
    body: z.strictObject({
      /** The number that the caller saw. */
      phone: z.string({ error: 'field_required' }).check(atMost(20, { error: 'value_too_long' })),
      reason: reasonText(500),
    }),
    result: Conversation,
    refusals: ['changed_meanwhile', 'conflict_error'],
  }),
  placeFile: staffEndpoint({
    method: 'POST',
    path: `${of}/files/{messageId}`,
    summary: 'Says what a file is that was not recognized: it is put there soon, as if its driver had said so.',
    needs: 'decide',
    body: z.strictObject({ as: z.union([FileUse, z.literal('none')], { error: 'invalid_value' }) }),
    result: Conversation,
    refusals: ['conflict_error', 'application_closed'],
  }),
  seeConversation: staffEndpoint({
    method: 'POST',
    path: `${of}/seen`,
    summary: 'Reports that the conversation was read up to now.',
    needs: 'serve',
    result: z.object({ unread: z.int() }),
    refusals: [],
  }),
  typeMessage: staffEndpoint({
    method: 'POST',
    path: `${of}/typing`,
    summary: 'Shows colleagues that the caller is writing an answer. Nothing is stored.',
    needs: 'serve',
    result: z.object({}),
    refusals: [],
  }),
  getRecording: staffEndpoint({
    method: 'GET',
    path: `${of}/recordings/{messageId}`,
    summary: 'A voice message.',
    needs: 'decide',
    reads: 'original',
    file: true,
    result: z.unknown(),
    refusals: ['media_not_found'],
  }),
};
