import { type CallError, isPassing } from './call-error.ts';
import { pause } from './waiting.ts';

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
