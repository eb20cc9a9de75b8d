import * as z from 'zod/mini';
import { staffEndpoint } from '../../endpoint.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { type MessageChannel, messageChannels } from '../../notifications/channels.ts';
import type { Right } from '../roles.ts';

/** Applications of one call; a longer list is sent in parts. */
export const MOST_AT_ONCE = 100;

/** What can be done with several applications at once. */
export const bulkActs = ['assign', 'tell', 'send_link', 'close_silent'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** What each act needs besides the right to make the call: what it needs for one application. */
export const rightOfAct: Record<BulkAct, Right> = {
  assign: 'oversee',
  tell: 'decide',
  send_link: 'serve',
  close_silent: 'decide',
};

/**
 * Why nothing is done with an application: it is so already, somebody else has changed it, whoever should get the work may not have
 * any or doesn't work in its country, the driver has nothing to be told, has no channel, hasn't agreed to messages or got the link within a day, there is no link, the
 * driver isn't silent for so long, it is closed, it doesn't exist, or it is refused as the call about it alone would be, for its `code`.
 */
export const skipReasons = [
  'already',
  'changed_meanwhile',
  'account_disabled',
  'other_country',
  'nothing_to_tell',
  'no_channel',
  'agreement_missing',
  'sent_today',
  'no_link',
  'not_silent',
  'application_closed',
  'not_found',
  'refused',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The least days of silence for which applications are closed together. */
export const LEAST_SILENT_DAYS = 7;
/** The most that can be asked for. */
export const MOST_SILENT_DAYS = 365;

const few = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(atLeast(1), atMost(MOST_AT_ONCE));
const applicationIds = few(z.uuid());
const account = z.nullable(z.uuid());

export const Bulk = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('assign'),
    /** From whom to whom; null for nobody. The other way round undoes it. */
    items: few(z.strictObject({ applicationId: z.uuid(), from: account, to: account })),
  }),
  z.strictObject({ act: z.literal('tell'), applicationIds }),
  z.strictObject({ act: z.literal('send_link'), applicationIds }),
  z.strictObject({
    act: z.literal('close_silent'),
    applicationIds,
    /** For how long the driver has done nothing. */
    days: z.int().check(z.gte(LEAST_SILENT_DAYS), z.lte(MOST_SILENT_DAYS)),
  }),
]);
export type Bulk = z.infer<typeof Bulk>;

const Skipped = z.object({
  applicationId: z.string(),
  reason: z.enum(skipReasons),
  /** The error code of one that is `refused`. */
  code: z.optional(z.string()),
});
export type Skipped = z.infer<typeof Skipped>;

/** What was done, or would be: each application is in one of the two. */
export const BulkResult = z.object({
  done: z.array(z.string()).check(atMost(MOST_AT_ONCE)),
  skipped: z.array(Skipped).check(atMost(MOST_AT_ONCE)),
  /** Of links: how many go out by which channel. */
  channels: z.optional(z.record(z.enum(messageChannels), z.int())),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** No link by any channel. */
export const noLinks: Readonly<Record<MessageChannel, number>> = { whatsapp: 0, sms: 0, email: 0 };

export const bulkEndpoints = {
  previewBulk: staffEndpoint({
    method: 'POST',
    path: '/applications/bulk/preview',
    summary: 'What would be done with which of these applications now, and why not with the others. Changes nothing.',
    needs: 'oversee',
    body: Bulk,
    result: BulkResult,
    refusals: [],
  }),
  doBulk: staffEndpoint({
    method: 'POST',
    path: '/applications/bulk',
    summary:
      'Assigns these applications, tells their drivers what was sent back, sends them their links or closes them as silent; leaves out those with which that can’t be done.',
    needs: 'oversee',
    body: Bulk,
    result: BulkResult,
    refusals: [],
  }),
};
