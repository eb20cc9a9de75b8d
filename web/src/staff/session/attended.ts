import { queryClient } from '../../lib/queries.ts';

/** After so long without a key or a press nothing is asked for by itself, in ms: a left desk keeps no session alive. */
const LEFT = 5 * 60_000;
let lastSign = performance.now();

const isAttended = () => performance.now() - lastSign < LEFT;

/** A `refetchInterval` in ms that holds only while somebody is at the computer. */
export function whileAttended(ms: number): () => number | false {
  return () => (isAttended() ? ms : false);
}

/** Notices keys and presses; the first one after a pause reads anew what is shown, except lists, which never move by themselves. */
export function noticePeople(): void {
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, notice, { capture: true, passive: true });
}

function notice(): void {
  const wasLeft = !isAttended();
  lastSign = performance.now();
  if (wasLeft) void queryClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'rows' });
}
