import { now } from '../../lib/clock.ts';
import { call } from './call.ts';
import { askStepUp, keepMe } from './session.ts';

/** Left of a factor's time when it is asked for again, in ms: what follows has to reach the server. */
const SPARE = 15_000;

/**
 * Makes sure that the second factor is fresh, for what the browser itself fetches, such as a download. Rejects with `cancelled` when
 * the person would rather not.
 */
export async function confirmFactor(): Promise<void> {
  const me = await call('GET /me');
  keepMe(me);
  const until = me.session.steppedUpUntil;
  if (until === null || Date.parse(until) - now().getTime() < SPARE) await askStepUp();
}
