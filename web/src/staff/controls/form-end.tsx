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
  /** For buttons that are pressed on phones, too. */
  tall?: boolean;
}

/** The end of a form in a dialog: what failed, the button that sends, and the way out. */
export function FormEnd({ failure, busy, send, kind = 'solid', leave, onLeave, tall = false }: FormEndProps) {
  const size = tall ? { className: 'max-desk:min-h-12' } : {};
  return (
    <>
      {failure !== null && (
        <div className="mb-3">
          <FailureNotice error={failure} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Press kind={kind} type="submit" busy={busy} {...size}>
          {send}
        </Press>
        <Press onClick={onLeave} {...size}>
          {leave}
        </Press>
      </div>
    </>
  );
}
