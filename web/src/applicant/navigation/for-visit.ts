import { here } from '../../lib/here.ts';
import { goTo } from './go.ts';
import { depth } from './scroll.ts';

/** The query of a form opened while booking a visit. */
export const forVisit = { for: 'visit' };

export function isForVisit(): boolean {
  return here().searchParams.get('for') === forVisit.for;
}

/** Opens the next screen, or returns to the booking if the form was opened from there. */
export async function goOnTo(next: string): Promise<void> {
  if (!isForVisit()) return goTo(next);
  if (depth() === 0) return goTo('/schedule-home-visit', { replace: true });
  // The form stays busy until its screen is left, since a second press would go back twice.
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await left;
}
