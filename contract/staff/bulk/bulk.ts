import * as z from 'zod/mini';
import { staffEndpoint } from '../../endpoint.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';

/** Applications of one call; a longer list is sent in parts. */
export const MOST_AT_ONCE = 100;

/** What can be done with several applications at once. */
export const bulkActs = ['assign', 'tell', 'send_link', 'close_silent'] as const;
export type BulkAct = (typeof bulkActs)[number];

/**
 * Why nothing is done with an application: it is so already, somebody else has changed it, whoever should get the work has no account any
 * more, the driver has nothing to be told, has no channel, hasn't agreed to messages or got the link within a day, there is no link, the
 * driver isn't silent for so long, it is closed, or it doesn't exist.
 */
export const skipReasons = [
  'already',
  'changed_meanwhile',
  'account_disabled',
  'nothing_to_tell',
  'no_channel',
  'agreement_missing',
  'sent_today',
  'no_link',
  'not_silent',
  'application_closed',
  'not_found',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The least days of silence for which applications are closed together. */
export const LEAST_SILENT_DAYS = 7;

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
    days: z.int().check(z.gte(LEAST_SILENT_DAYS), z.lte(365)),
  }),
]);
export type Bulk = z.infer<typeof Bulk>;

/** What was done, or would be: each application is in one of the two. */
export const BulkResult = z.object({
  done: z.array(z.string()).check(atMost(MOST_AT_ONCE)),
  skipped: z.array(z.object({ applicationId: z.string(), reason: z.enum(skipReasons) })).check(atMost(MOST_AT_ONCE)),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const bulkEndpoints = {
  previewBulk: staffEndpoint({
    method: 'POST',
    path: '/applications/bulk/preview',
    summary: 'What would be done with which of these applications now, and why not with the others. Changes nothing.',
    roles: 'reviewer',
    body: Bulk,
    result: BulkResult,
    refusals: [],
  }),
  doBulk: staffEndpoint({
    method: 'POST',
    path: '/applications/bulk',
    summary:
      'Assigns these applications, tells their drivers what was sent back, sends them their links or closes them as silent; leaves out those with which that can’t be done.',
    roles: 'reviewer',
    body: Bulk,
    result: BulkResult,
    refusals: [],
  }),
};
