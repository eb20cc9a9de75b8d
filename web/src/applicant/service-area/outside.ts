import type { Country } from '@volante/contract/country.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { checkBirthdate } from '@volante/contract/personal-data/rules.ts';
import type { WaitingReason } from '@volante/contract/waiting-list/rules.ts';

export interface FirstAnswers {
  state: string;
  city: string;
  birthdate: string;
}

/** The value of the choice "another city". */
export const ANOTHER_CITY = '-';

/** Why somebody with these answers can't be served yet; null if they can, or if that isn't known yet. */
export function reasonOutside(
  { state, city, birthdate }: FirstAnswers,
  { country, openStates, today }: { country: Country; openStates: readonly string[]; today: string },
): WaitingReason | null {
  if (state === '') return null;
  if (!isServedState(state, country, openStates) || city === ANOTHER_CITY) return 'area';
  return checkBirthdate(birthdate, country, today) === 'too_young' ? 'age' : null;
}

/** Whether applicants of the state are accepted now. */
export function isServedState(state: string, country: Country, openStates: readonly string[]): boolean {
  return openStates.includes(state) && country.states.some(({ name }) => name === state);
}

/** The birthday from which somebody may apply; for 29 February it is 1 March in years without a leap day. */
export function mayApplyFrom(birthdate: string, { minimumAge }: Pick<Country, 'minimumAge'>): string {
  const [year = '', ...rest] = birthdate.split('-');
  const day = [String(Number(year) + minimumAge), ...rest].join('-');
  return isDate(day) ? day : day.replace(/-02-29$/, '-03-01');
}

/** Data for the next screen, in its address so that it survives reloading. */
export function outsideQuery(
  why: WaitingReason,
  { state, birthdate }: FirstAnswers,
  country: Country,
): Record<string, string> {
  return { state, ...(why === 'age' && { from: mayApplyFrom(birthdate, country) }) };
}
