import { useRef, useState } from 'react';

type Run = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Whether the work of a button is in progress, and the function that starts it, unless it runs already. Never rejects: `onFailure` gets
 * the error.
 */
export function useBusy(onFailure: (error: unknown) => void): [busy: boolean, run: Run] {
  const [busy, setBusy] = useState(false);
  // The state shows a render later, which is too late for a double press.
  const running = useRef(false);
  const run: Run = async (work) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
