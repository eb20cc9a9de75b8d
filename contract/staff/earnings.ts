import * as z from 'zod/mini';
import { accountStatuses, instant, sectionStatuses } from '../application.ts';
import { currencies } from '../country.ts';
import { accountFailures } from '../driver-accounts/rules.ts';
import { earningOrigins, editingMarks } from '../earnings/calls.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { LARGEST_WEEK } from '../earnings/weeks.ts';
import { staffEndpoint } from '../endpoint.ts';
import { messageChannels } from '../notifications/channels.ts';
import { despite, reasonText, revision } from './application-calls.ts';
import { Why } from './queue-row.ts';
import { Person } from './roles.ts';

export const weekDecisions = ['accepted', 'corrected', 'refused'] as const;
export type WeekDecision = (typeof weekDecisions)[number];
/** `[x, y, width, height]` from 0 to 1 of the upright page. */
const Box = z.nullable(z.array(z.number()));
export type Box = z.infer<typeof Box>;
const amount = z.nullable(z.number());
export const Sums = z.object({ total: amount, mean: amount, median: amount, trend: amount });

export const WeekReview = z.object({
  decision: z.enum(weekDecisions),
  amount,
  reason: z.nullable(z.string()),
  by: Person,
  at: instant,
});

/**
 * Two places that tell the total of the week `of`: its own picture, and another one that states it as well. `box` is where it stands there;
 * the whole picture if that is unknown.
 */
const StatedAmount = z.object({ mediaId: z.string(), amount: z.number(), box: Box });
export const Evidence = z.object({ of: z.string(), agrees: z.boolean(), own: StatedAmount, other: StatedAmount });
export type Evidence = z.infer<typeof Evidence>;

/** What may come from editing a picture, and where it shows. */
export const Edited = z.object({ mark: z.enum(editingMarks), box: Box });

export const StaffEarnings = z.object({
  revision: z.number(),
  status: z.enum(sectionStatuses),
  /** The twelve weeks, newest first. */
  weeks: z.array(z.string()),
  platforms: z.array(
    z.object({
      platform: z.enum(platformSlugs),
      currency: z.enum(currencies),
      verified: z.boolean(),
      profile: z.nullable(
        z.object({
          fullName: z.nullable(z.string()),
          rating: z.nullable(z.number()),
          origin: z.enum(['screenshot', 'typed_from_screenshot', 'widget']),
          mediaId: z.nullable(z.string()),
          boxes: z.object({ name: Box, rating: Box }),
        }),
      ),
      accounts: z.array(
        z.object({
          accountId: z.string(),
          origin: z.enum(['screenshots', 'widget']),
          status: z.enum(accountStatuses),
          reason: z.nullable(z.enum(accountFailures)),
        }),
      ),
      rows: z.array(
        z.object({
          week: z.string(),
          amount,
          /** The amount that counts after the review; null if none does. */
          counted: amount,
          origin: z.nullable(z.enum(earningOrigins)),
          /** The amount that was read; the applicant may have changed it. */
          readAmount: amount,
          confidence: z.nullable(z.number()),
          mediaId: z.nullable(z.string()),
          /** By which way a message brought the picture; null for an upload. */
          channel: z.nullable(z.enum(messageChannels)),
          boxes: z.object({ week: Box, amount: Box }),
          marks: z.array(Why),
          /** Where two pictures speak of this week: what each says, the same or not. */
          evidence: z.array(Evidence),
          /** A hint about its picture. */
          edited: z.array(Edited).check(z.maxLength(editingMarks.length)),
          review: z.nullable(WeekReview),
        }),
      ),
      sums: z.object({ asSent: Sums, asReviewed: Sums, weeksCounted: z.number() }),
    }),
  ),
});
export type StaffEarnings = z.infer<typeof StaffEarnings>;

const of = '/applications/{applicationId}/earnings';
const figure = z.number({ error: 'earning_invalid' }).check(
  z.gte(0, { error: 'earning_invalid' }),
  z.lte(LARGEST_WEEK, { error: 'earning_invalid' }),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'earning_invalid' }),
);

export const staffEarningsEndpoints = {
  getEarnings: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'Every platform’s twelve weeks: as sent, as read, and as reviewed.',
    needs: 'decide',
    reads: 'earnings',
    result: StaffEarnings,
    refusals: [],
  }),
  reviewWeek: staffEndpoint({
    method: 'PUT',
    path: `${of}/{platform}/{week}/review`,
    summary: 'Accepts, corrects or refuses one week; a refused week doesn’t count.',
    needs: 'decide',
    body: z.strictObject({
      revision,
      decision: z.enum(weekDecisions),
      amount: z.optional(z.nullable(figure)),
      reason: z.optional(z.nullable(reasonText(200))),
    }),
    result: StaffEarnings,
    refusals: [
      'not_found_error',
      'changed_meanwhile',
      'week_not_wanted',
      'conflict_error',
      'section_approved',
      'application_closed',
    ],
  }),
  approveEarnings: staffEndpoint({
    method: 'POST',
    path: `${of}/approve`,
    summary: 'Approves the earnings, which the applicant can then no longer change.',
    needs: 'decide',
    body: z.strictObject({ revision, despite }),
    result: StaffEarnings,
    refusals: ['earnings_incomplete', 'open_requests', 'changed_meanwhile', 'section_approved', 'application_closed'],
  }),
  reopenEarnings: staffEndpoint({
    method: 'POST',
    path: `${of}/reopen`,
    summary: 'Withdraws the approval of the earnings.',
    needs: 'decide',
    body: z.strictObject({ revision }),
    result: StaffEarnings,
    refusals: ['changed_meanwhile', 'conflict_error', 'application_closed'],
  }),
};
