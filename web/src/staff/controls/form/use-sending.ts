import { useState } from 'react';
import { cancelled } from '../../session/session.ts';

/**
 * The state of sending a dialog or form: whether and which of its actions is in progress, and why the last attempt
 * failed. Closing the prompt for the second factor doesn't count as a failure.
 */
export function useSending<Way extends string = 'send'>() {
  const [way, setWay] = useState<Way | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    busy: way !== null,
    way,
    failure,
    forget: () => setFailure(null),
    /** Does `work`; an error becomes the failure. */
    async run(work: () => Promise<unknown>, which = 'send' as Way): Promise<void> {
      setWay(which);
      setFailure(null);
      try {
        await work();
      } catch (error) {
        setFailure(error === cancelled ? null : error);
      } finally {
        setWay(null);
      }
    },
  };
}
