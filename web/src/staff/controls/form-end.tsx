import { FailureNotice } from './failure-notice.tsx';
import { Press, type PressKind } from './press.tsx';

interface FormEndProps {
  /** Why the last try failed; null when it did not. */
  failure: unknown;
  busy: boolean;
  /** What the button says that sends. */
  send: string;
  kind?: PressKind;
  leave: string;
  onLeave(): void;
}

/** The end of a form in a dialog: what failed, the button that sends, and the way out. */
export function FormEnd({ failure, busy, send, kind = 'solid', leave, onLeave }: FormEndProps) {
  return (
    <>
      <FailureNotice error={failure} className="mb-3" />
      <div className="flex flex-wrap gap-2">
        <Press kind={kind} type="submit" busy={busy}>
          {send}
        </Press>
        <Press onClick={onLeave}>{leave}</Press>
      </div>
    </>
  );
}
