import { useState } from 'react';

type Run = (work: () => Promise<unknown>) => Promise<void>;

/** Whether the work of a button is in progress, and the function that starts it. Never rejects: `onFailure` gets the error. */
export function useBusy(onFailure: (error: unknown) => void): [busy: boolean, run: Run] {
  const [busy, setBusy] = useState(false);
  const run: Run = async (work) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return [busy, run];
}
