import type { Failure } from './failure.ts';

/** How long a list of files waits before it is sent again by itself, and at most after many failures in a row, in ms. */
const [PAUSE, LONGEST] = [20_000, 5 * 60_000];

/** True for transport failures, which are retried automatically. */
export function passesByItself({ code }: Failure): boolean {
  return passing.includes(code) || holdsAll({ code });
}

/** The server takes no file at all for now: trying the others would only cost the driver's data. */
export function holdsAll({ code }: Failure): boolean {
  return code === 'reading_unavailable' || code === 'rate_limited';
}

export interface Retries {
  /** Tries again once: when the network is back, the page is looked at again, or after a while. */
  later: (failure: Failure) => void;
  /** Something arrived: the next pause is short again. */
  reset: () => void;
}

/** `retry` sends what waits, and says whether there was anything. Each pause is twice the one before. */
export function createRetries(retry: () => boolean): Retries {
  let failed = 0;
  let scheduled = false;
  return {
    reset() {
      failed = 0;
    },
    later({ after = 0 }) {
      if (scheduled) return;
      scheduled = true;
      const ends = new AbortController();
      const go = () => {
        if (ends.signal.aborted) return;
        ends.abort();
        clearTimeout(timer);
        scheduled = false;
        if (retry()) failed++;
      };
      // Many phones wait for the same server: they come back at different moments.
      const pause = Math.min(LONGEST, PAUSE * 2 ** failed) * (0.8 + 0.4 * Math.random());
      const timer = setTimeout(go, Math.max(pause, after - Date.now()));
      // A wait requested by the server isn't shortened by a returning network.
      if (after > Date.now()) return;
      addEventListener('online', go, { signal: ends.signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), {
        signal: ends.signal,
      });
    },
  };
}

const passing = ['network_error', 'timeout_error', 'server_unavailable_error'];
