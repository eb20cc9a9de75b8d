import { useState } from 'react';
import { cancelled } from '../../session/session.ts';

/**
 * The sending of a dialog or a form: whether it is under way, which of its ways, and why the last try failed. Who closes the
 * question for their second factor has not failed.
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
