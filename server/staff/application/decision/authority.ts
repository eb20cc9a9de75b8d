import { needsSecondPerson } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { type Holder, may } from '@volante/contract/staff/roles.ts';
import { isWithinLimit, limitOf } from '@volante/contract/terms/limits.ts';
import type { Config } from '../../../config/config.ts';
import type { StaffAccount } from '../../../core/http/staff/staff-deps.ts';
import type { ChosenTerms } from '../../plans/chosen-terms.ts';
import { limitsOf } from '../../plans/limits.ts';

interface Decider extends Holder, Pick<StaffAccount, 'id'> {
  /** A service account, which is no person: whoever has its token would else be one more. */
  isService: boolean;
}

/**
 * Whether a decision of this account needs a second person: by `FOUR_EYES`, or because an approval is above the account's limit in the
 * application's country, which for reviewers is the lower of theirs and the admins'. A limit in another country says nothing here. Where there is a
 * limit, that holds without a plan, for whoever made the chosen version of the plan, whose figures nobody else saw, and for every
 * approval of a service account.
 */
export function needsTwo(
  config: Config,
  by: Decider,
  to: Stage,
  country: CountryCode,
  { terms, planBy }: ChosenTerms,
): boolean {
  if (needsSecondPerson(to, config.FOUR_EYES)) return true;
  if (to !== 'approved') return false;
  const limit = limitOf(limitsOf(config), may(by, 'administer'), country);
  return limit !== null && (by.isService || planBy === by.id || !isWithinLimit(terms, limit));
}
