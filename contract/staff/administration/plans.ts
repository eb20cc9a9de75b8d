import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes, currencies } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { PlanFacts } from '../../terms/terms.ts';
import { Person } from '../roles.ts';

/** Plans of a country that can be chosen at once. */
export const MOST_PLANS = 100;

/** A plan at one version. A change makes a new version; earlier ones stay as they were. */
export const VehiclePlan = z.object({
  id: z.string(),
  version: z.int(),
  country: z.enum(countryCodes),
  currency: z.enum(currencies),
  ...PlanFacts.shape,
  /** It is no longer offered. */
  ended: z.boolean(),
  by: Person,
  at: instant,
});
export type VehiclePlan = z.infer<typeof VehiclePlan>;

/** The plans of a country, and what the caller may approve with them alone. */
export const Offers = z.object({
  items: z.array(VehiclePlan).check(atMost(MOST_PLANS)),
  /** Up to which amount over the whole term the caller approves alone, in minor units; null: any. */
  limitMinor: z.nullable(z.int()),
  /** The largest share of a usual week's earnings that the payment should take, in percent. */
  paymentShare: z.int(),
});
export type Offers = z.infer<typeof Offers>;

/** The version that the caller saw. */
const version = z.int({ error: 'field_required' });
const of = '/plans/{planId}';

export const planEndpoints = {
  listPlans: staffEndpoint({
    method: 'GET',
    path: '/plans',
    summary: 'Every plan at its latest version: those that are offered first, then the newest that ended.',
    needs: 'administer',
    result: z.object({ items: z.array(VehiclePlan).check(atMost(4 * MOST_PLANS)), next: z.null() }),
    refusals: [],
  }),
  listOffers: staffEndpoint({
    method: 'GET',
    path: '/plans/offered',
    summary: 'The plans that an approval in a country can choose, and what the caller may approve alone.',
    needs: 'decide',
    query: z.object({ country: z.enum(countryCodes, { error: 'field_required' }) }),
    result: Offers,
    refusals: [],
  }),
  listPlanVersions: staffEndpoint({
    method: 'GET',
    path: `${of}/versions`,
    summary: 'What a plan was, the newest version first.',
    needs: 'administer',
    result: z.object({ items: z.array(VehiclePlan).check(atMost(200)), next: z.null() }),
    refusals: ['not_found_error'],
  }),
  addPlan: staffEndpoint({
    method: 'POST',
    path: '/plans',
    summary: 'Offers a new plan in a country.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({ country: z.enum(countryCodes, { error: 'field_required' }), ...PlanFacts.shape }),
    result: VehiclePlan,
    refusals: ['conflict_error'],
  }),
  changePlan: staffEndpoint({
    method: 'PUT',
    path: of,
    summary: 'Makes the next version of a plan; one that ended is offered again.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({ version, ...PlanFacts.shape }),
    result: VehiclePlan,
    refusals: ['not_found_error', 'changed_meanwhile', 'conflict_error'],
  }),
  endPlan: staffEndpoint({
    method: 'POST',
    path: `${of}/end`,
    summary: 'Stops offering a plan. What was approved with it stays as it is.',
    needs: 'administer',
    stepUp: true,
    body: z.strictObject({ version }),
    result: VehiclePlan,
    refusals: ['not_found_error', 'changed_meanwhile'],
  }),
};
