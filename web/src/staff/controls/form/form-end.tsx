import type { ReactNode } from 'react';
import { FailureNotice } from '../failure-notice.tsx';
import { Press, type PressKind } from '../press.tsx';

interface FormEndProps {
  /** Stays visible above the buttons. */
  above?: ReactNode;
  /** Why the last attempt failed; null if it didn't. */
  failure: unknown;
  busy: boolean;
  /** Label of the submit button. */
  send: string;
  kind?: PressKind;
  leave: string;
  onLeave(): void;
}

/**
 * The end of a form in a dialog: the failure, the submit button, and the cancel button. The buttons stay visible while
 * a long form scrolls.
 */
export function FormEnd({ above, failure, busy, send, kind = 'solid', leave, onLeave }: FormEndProps) {
  return (
    <>
      <FailureNotice error={failure} className="mb-3" />
      <div className="sticky bottom-0 -mx-5 -mt-3 -mb-5 bg-linear-to-t from-card from-85% to-transparent forced-colors:bg-[Canvas] px-5 pt-3 pb-5">
        {above}
        <div className="flex flex-wrap gap-2">
          <Press kind={kind} type="submit" busy={busy}>
            {send}
          </Press>
          <Press onClick={onLeave}>{leave}</Press>
        </div>
      </div>
    </>
  );
}
