import type { Failure } from './failure.ts';

/** How long a file waits before it is sent again by itself, in ms. */
const PAUSE = 20_000;

/** Failures of the way, not of the file: it goes on by itself. */
export function passesByItself({ code }: Failure): boolean {
  return ['network_error', 'timeout_error', 'server_unavailable_error', 'rate_limited'].includes(code);
}

/** Tries again once: when the network is back, the page is looked at again, or after a while. */
export function retryLater({ after = 0 }: Failure, retry: () => void): void {
  const ends = new AbortController();
  const go = () => {
    if (ends.signal.aborted) return;
    ends.abort();
    clearTimeout(timer);
    retry();
  };
  const timer = setTimeout(go, Math.max(PAUSE, after - Date.now()));
  // What the server asked to wait for doesn't come sooner with a network.
  if (after > Date.now()) return;
  addEventListener('online', go, { signal: ends.signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
    signal: ends.signal,
  });
}
