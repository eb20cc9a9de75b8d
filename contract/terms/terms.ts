import * as z from 'zod/mini';
import { currencies } from '../country.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';

/** Who pays the insurance: it is part of the weekly payment, or the driver pays it separately. */
export const insurances = ['included', 'separate'] as const;

/** In the smallest unit of the currency: more than any car costs. */
export const MOST_MINOR = 1_000_000_000;
const error = 'invalid_value';
const minorFrom = (least: number) =>
  z.int({ error: 'field_required' }).check(z.minimum(least, { error }), z.maximum(MOST_MINOR, { error }));
export const MOST_TERM_WEEKS = 520;

/** What a plan offers, in minor units. */
export const PlanFacts = z.strictObject({
  vehicle: z
    .string({ error: 'field_required' })
    .check(tidied(), atLeast(2, { error: 'field_required' }), atMost(80, { error: 'value_too_long' })),
  weeklyPaymentMinor: minorFrom(1),
  termWeeks: z.int({ error: 'field_required' }).check(z.minimum(1, { error }), z.maximum(MOST_TERM_WEEKS, { error })),
  depositMinor: minorFrom(0),
  insurance: z.enum(insurances, { error: 'field_required' }),
});
export type PlanFacts = z.infer<typeof PlanFacts>;

/** A plan as it was at one version. */
export const PlanVersion = z.strictObject({ id: z.uuid(), version: z.int() });
export type PlanVersion = z.infer<typeof PlanVersion>;

/** The terms that staff choose with an approval: a plan, conditions, or both. */
export const TermsGiven = z.strictObject({
  plan: z.optional(PlanVersion),
  /** A condition: at least the plan's own deposit. */
  depositMinor: z.optional(minorFrom(1)),
  /** A condition: only with a guarantor. */
  guarantor: z.optional(z.literal(true)),
});
export type TermsGiven = z.infer<typeof TermsGiven>;

/** The terms of an approval as they stood when it was decided; later changes of the plan don't touch them. */
export const Terms = z.object({
  currency: z.enum(currencies),
  plan: z.nullable(z.object({ ...PlanVersion.shape, ...PlanFacts.shape })),
  /** The plan's, or more as a condition; 0: none. */
  depositMinor: z.int(),
  guarantor: z.boolean(),
});
export type Terms = z.infer<typeof Terms>;

/** What the driver pays over the whole term, in minor units; null without a plan. */
export function amountOf(terms: Pick<Terms, 'plan'> | null): number | null {
  return terms?.plan ? terms.plan.weeklyPaymentMinor * terms.plan.termWeeks : null;
}
