import type { CountryCode } from '../country.ts';
import { amountOf, type Terms } from './terms.ts';

/** Whole units of the country's currency; a country without one has no limit. */
export type Amounts = Partial<Record<CountryCode, number>>;

/** Up to which amount one person approves alone, by role. */
export interface Limits {
  reviewer: Amounts;
  admin: Amounts;
}

/** The limit of one person, in minor units; null: none. An admin's is the upper bound for everybody. */
export function limitOf({ reviewer, admin }: Limits, isAdmin: boolean, country: CountryCode): number | null {
  const own = isAdmin ? [] : [reviewer[country]];
  const limits = [admin[country], ...own].filter((at) => at !== undefined);
  return limits.length > 0 ? Math.min(...limits) * 100 : null;
}

/** Whether an approval stays within a limit. Without a plan nobody knows its amount, so no limit covers it. */
export function isWithinLimit(terms: Pick<Terms, 'plan'> | null, limit: number | null): boolean {
  const amount = amountOf(terms);
  return limit === null || (amount !== null && amount <= limit);
}
