import { queryClient } from '../../lib/queries.ts';
import { liveState } from './live/live.ts';

/** Without a key or a press for so long, in ms, nothing is polled: an abandoned desk keeps no session alive. */
const LEFT = 5 * 60_000;
/** How often to ask all the same while the server announces changes, in ms. */
const WHILE_LIVE = 4 * 60_000;
let lastSign = performance.now();

/** True while somebody is at the computer. */
export const isAttended = () => performance.now() - lastSign < LEFT;

/** A `refetchInterval` in ms that holds only while somebody is at the computer. */
export function whileAttended(ms: number): () => number | false {
  return () => (isAttended() ? ms : false);
}

/** The same for what the server announces: while it does, asking is only a precaution. */
export function unlessLive(ms: number): () => number | false {
  return () => isAttended() && (liveState() === 'live' ? WHILE_LIVE : ms);
}

/** Notices keys and presses; the first one after a pause reads again what is shown, except lists, which never move by themselves. */
export function noticePeople(): void {
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, notice, { capture: true, passive: true });
}

function notice(): void {
  const wasLeft = !isAttended();
  lastSign = performance.now();
  if (wasLeft) void queryClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'rows' });
}
