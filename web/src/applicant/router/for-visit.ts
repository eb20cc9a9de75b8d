import { here } from '../../lib/here.ts';
import { goTo } from './navigation.ts';
import { depth } from './scroll.ts';

/** What the address of a form says when the data are given for a visit that is being booked. */
export const forVisit = { for: 'visit' };

export function isForVisit(): boolean {
  return here().searchParams.get('for') === forVisit.for;
}

/** Opens the screen that follows; who gave their data for a visit goes back to where they were booking it. */
export async function goOnTo(next: string): Promise<void> {
  if (!isForVisit()) return goTo(next);
  if (depth() === 0) return goTo('/schedule-home-visit', { replace: true });
  // The form stays busy until it is left: a second press would go back twice.
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await left;
}
