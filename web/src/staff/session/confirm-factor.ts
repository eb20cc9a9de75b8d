import { now } from '../../lib/clock.ts';
import { call } from './call.ts';
import { askStepUp, keepMe } from './session.ts';

/**
 * The factor is requested again if less than this is left of its time, in ms, because the following request has to
 * reach the server.
 */
const SPARE = 15_000;

/**
 * Ensures that the second factor is fresh before a request by the browser itself, such as a download. Rejects with
 * `cancelled` if the person cancels.
 */
export async function confirmFactor(): Promise<void> {
  const me = await call('GET /me');
  keepMe(me);
  const until = me.session.steppedUpUntil;
  if (until === null || Date.parse(until) - now().getTime() < SPARE) await askStepUp();
}
