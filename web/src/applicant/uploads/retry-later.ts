import type { Failure } from './failure.ts';

/**
 * The pause before a list of files is sent again automatically, and its maximum after many failures in a row, in ms.
 */
const [PAUSE, LONGEST] = [20_000, 5 * 60_000];

/** True for transport failures, which are retried automatically. */
export function passesByItself({ code }: Failure): boolean {
  return passing.includes(code) || holdsAll({ code });
}

/** The server accepts no files at all for now, so trying the others would only use up the driver's data. */
export function holdsAll({ code }: Failure): boolean {
  return code === 'reading_unavailable' || code === 'rate_limited';
}

export interface Retries {
  /** Retries once: when the network is back, when the page becomes visible again, or after a while. */
  later: (failure: Failure) => void;
  /** Something arrived: the next pause is short again. */
  reset: () => void;
}

/** `retry` sends the waiting files and returns whether there were any. Each pause is twice the previous one. */
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
      // Many phones may wait for the same server, so they retry at different moments.
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
