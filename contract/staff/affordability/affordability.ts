import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { currencies } from '../../country.ts';
import { MOST_DEPOSITS, StatementDeposit } from '../../documents/deposits.ts';
import { documentTypes } from '../../documents/rules.ts';
import { platformSlugs } from '../../earnings/platforms.ts';
import { WEEKS_WANTED } from '../../earnings/weeks.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';

/**
 * What the statements say of a declared week: `match` from 90 % of it, `partly` less, `missing` nothing, although the days are on a
 * statement that was read; `not_covered` if they aren't.
 */
export const depositStates = ['match', 'partly', 'missing', 'not_covered'] as const;

/** A deposit with the document that shows it. */
export const FoundDeposit = z.object({
  ...StatementDeposit.shape,
  type: z.enum(documentTypes),
  mediaId: z.string(),
});
export type FoundDeposit = z.infer<typeof FoundDeposit>;

/** A bank statement in whose rows deposits were looked for. */
export const LookedThrough = z.object({
  type: z.enum(documentTypes),
  mediaId: z.string(),
  bank: z.nullable(z.string()),
  /** The days it covers, inclusive; null if they weren't read. */
  days: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
});
export type LookedThrough = z.infer<typeof LookedThrough>;

/** One platform's week. Amounts are in minor units of the country's currency. */
export const PlatformWeek = z.object({
  platform: z.enum(platformSlugs),
  week: z.string(),
  /** As sent. */
  sentMinor: z.int(),
  /** What counts after the review; 0 if it was refused. */
  countedMinor: z.int(),
  refused: z.boolean(),
  /** There is neither a picture nor an account. */
  onWord: z.boolean(),
  mediaId: z.nullable(z.string()),
  /** Null where nothing was declared to have come in. */
  deposits: z.nullable(
    z.object({
      state: z.enum(depositStates),
      foundMinor: z.int(),
      found: z.array(FoundDeposit).check(atMost(MOST_DEPOSITS)),
    }),
  ),
});
export type PlatformWeek = z.infer<typeof PlatformWeek>;

const weeksOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(atMost(WEEKS_WANTED));
const share = z.nullable(z.number());

export const Affordability = z.object({
  currency: z.enum(currencies),
  /** All platforms together, newest first. A week without anything that counts is 0. */
  weeks: weeksOf(z.object({ week: z.string(), countedMinor: z.int(), refusedMinor: z.int() })),
  /** Of the twelve weeks: what counts, and what was refused. */
  netMinor: z.int(),
  refusedMinor: z.int(),
  /** Of all twelve weeks, the empty ones too: what a usual week brings. */
  medianMinor: z.int(),
  /** How much weeks differ from their mean, as a share of it; null without earnings. */
  volatility: share,
  /** Change per week: the slope of the least-squares line through the twelve weeks. */
  trendMinor: z.int(),
  /** Share of what counts that nothing but the driver's word shows; null without earnings. */
  onWordShare: share,
  platforms: z
    .array(
      z.object({
        platform: z.enum(platformSlugs),
        countedMinor: z.int(),
        medianMinor: z.int(),
        weeksCounted: z.int(),
        weeksRefused: z.int(),
        /** Of all that counts; null without earnings. */
        share,
        onWordMinor: z.int(),
        weeks: weeksOf(PlatformWeek),
      }),
    )
    .check(atMost(platformSlugs.length)),
  /** Absent from what was recorded before they were kept. */
  statements: z.optional(z.array(LookedThrough).check(atMost(documentTypes.length))),
});
export type Affordability = z.infer<typeof Affordability>;

/** A plan's weekly payment against a usual week. */
export const PaymentShare = z.object({
  weeklyPaymentMinor: z.int(),
  /** In percent of the median; null if the median is 0. */
  percent: z.nullable(z.number()),
  /** The most it should take, in percent, as it was set then. */
  most: z.int(),
});
export type PaymentShare = z.infer<typeof PaymentShare>;

/** What was recorded with a decision, as it stood. */
export const RecordedAffordability = z.object({
  affordability: Affordability,
  /** Null without a plan. */
  payment: z.nullable(PaymentShare),
});
export type RecordedAffordability = z.infer<typeof RecordedAffordability>;

export const affordabilityEndpoints = {
  getAffordability: staffEndpoint({
    method: 'GET',
    path: '/applications/{applicationId}/affordability',
    summary:
      'What the earnings bear, with the evidence of each figure; after a decision in the console, as it was recorded with it.',
    needs: 'decide',
    reads: 'earnings',
    result: z.object({
      ...RecordedAffordability.shape,
      /** Null: as it is now. */
      recordedAt: z.nullable(instant),
      /** The most that a payment should take, in percent, as it is set now. */
      paymentShare: z.int(),
    }),
    refusals: [],
  }),
};
