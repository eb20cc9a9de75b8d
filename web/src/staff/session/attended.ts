import { queryClient } from '../../lib/queries.ts';
import { learnRights } from './call.ts';
import { liveState } from './live/live.ts';

/** After this time without input, in ms, polling stops, so that an abandoned desk doesn't keep a session alive. */
const LEFT = 5 * 60_000;
/** Polling interval while the server announces changes, in ms. */
const WHILE_LIVE = 4 * 60_000;
let lastSign = performance.now();

/** True while somebody is at the computer. */
export const isAttended = () => performance.now() - lastSign < LEFT;

/** A `refetchInterval` in ms that holds only while somebody is at the computer. */
export function whileAttended(ms: number): () => number | false {
  return () => (isAttended() ? ms : false);
}

/** The same for data whose changes the server announces: polling is then only a precaution. */
export function unlessLive(ms: number): () => number | false {
  return () => isAttended() && (liveState() === 'live' ? WHILE_LIVE : ms);
}

/**
 * Listens for keys and presses; the first one after a pause refetches the data on screen, except lists, which never
 * move automatically.
 */
export function noticePeople(): void {
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, notice, { capture: true, passive: true });
}

function notice(): void {
  const wasLeft = !isAttended();
  lastSign = performance.now();
  if (!wasLeft) return;
  void learnRights();
  void queryClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'rows' });
}
