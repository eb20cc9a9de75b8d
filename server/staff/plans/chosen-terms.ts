import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Terms, TermsGiven } from '@volante/contract/terms/terms.ts';
import type { Trx } from '../../core/database/db.ts';
import { brokenRule, brokenRules } from '../../core/problem.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import { hasNext, lockVersion } from './plan-store.ts';

/** The terms of an approval. */
export interface ChosenTerms {
  /** Null for an approval without. */
  terms: Terms | null;
  /** Who made this version of the plan; null without a plan. */
  planBy: string | null;
}

/**
 * The terms that staff chose, with the plan as it is now, which nobody changes until the transaction ends. Throws a 422 at `terms.plan`
 * or `terms.depositMinor`, and `changed_meanwhile` for a plan that was changed or ended.
 */
export async function lockTerms(trx: Trx, country: CountryCode, given: TermsGiven = {}): Promise<ChosenTerms> {
  const { plan: asked, depositMinor, guarantor = false } = given;
  if (!asked && depositMinor === undefined && !guarantor) return { terms: null, planBy: null };
  const { currency } = countries[country];
  if (!asked) return { terms: { currency, plan: null, depositMinor: depositMinor ?? 0, guarantor }, planBy: null };
  const row = await lockVersion(trx, asked, 'to choose');
  if (row?.country !== country) throw brokenRules(brokenRule('terms.plan', 'invalid_value'));
  if (row.ended || (await hasNext(trx, asked))) throw changedMeanwhile('plan');
  const deposit = depositMinor ?? row.deposit;
  if (deposit < row.deposit) throw brokenRules(brokenRule('terms.depositMinor', 'invalid_value'));
  const plan = {
    ...{ id: row.id, version: row.version, vehicle: row.vehicle, insurance: row.insurance },
    ...{ weeklyPaymentMinor: row.weekly_payment, termWeeks: row.term_weeks, depositMinor: row.deposit },
  };
  return { terms: { currency, plan, depositMinor: deposit, guarantor }, planBy: row.account_id };
}

/** Terms as they were given: `lockTerms` makes the same of them, unless the plan was changed. */
export function givenOf({ plan, depositMinor, guarantor }: Terms): TermsGiven {
  return {
    ...(plan && { plan: { id: plan.id, version: plan.version } }),
    ...(depositMinor > 0 && { depositMinor }),
    ...(guarantor && { guarantor }),
  };
}
