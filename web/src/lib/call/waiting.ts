import { useSyncExternalStore } from 'react';
import { type CallError, isPassing } from './call-error.ts';
/** Waits `ms`; rejects with the signal's reason if aborted first. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves when the phone reports a network, or after `ms`, since some phones are wrong. */
export function untilOnline(ms: number, signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const online = new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
  return Promise.race([online, pause(ms, signal)]);
}

/** If the server asks for a longer wait than this, in ms, the failure is shown instead. */
const LONGEST_PAUSE = 15_000;

interface RetryRules {
  /** Pause before each retry, in ms; after the last one the failure is final. */
  pauses: readonly number[];
  /** Which failures are worth another attempt. */
  passes?: (error: unknown) => error is CallError;
  /** Called before each pause. */
  beforePause?: () => Promise<void>;
  signal?: AbortSignal | undefined;
}

/** Attempts a call until it succeeds, fails for good, or the pauses run out. Waits as long as the server asks. */
export async function retrying<T>(attempt: () => Promise<T>, rules: RetryRules): Promise<T> {
  const { pauses, passes = isPassing, beforePause, signal } = rules;
  for (let failed = 0; ; failed++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = pauses[failed];
      if (wait === undefined || signal?.aborted || !passes(error)) throw error;
      const asked = error.retryAfter ?? 0;
      if (asked > LONGEST_PAUSE) throw error;
      await beforePause?.();
      await pause(Math.max(wait, asked), signal);
    }
  }
}

/** Whether the phone reports a network. Some phones are wrong, so it only explains a wait, never causes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
