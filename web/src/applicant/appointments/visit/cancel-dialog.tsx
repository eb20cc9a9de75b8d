import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { appTexts } from '../../frame/app-texts.ts';
import { appointmentTexts } from '../texts.ts';

interface CancelDialogProps {
  open: boolean;
  busy: boolean;
  onClose(): void;
  /** Null when the visit was moved as often as it may be. */
  onMove: (() => void) | null;
  onCancel(): void;
}

/** Cancelling cannot be undone, so moving the visit is offered once more. */
export function CancelDialog({ open, busy, onClose, onMove, onCancel }: CancelDialogProps) {
  const t = useText(appointmentTexts);
  const app = useText(appTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.cancelTitle}
      closeLabel={app.close}
      actions={
        <>
          {onMove && (
            <Button kind="solid" onClick={onMove}>
              {t.reschedule}
            </Button>
          )}
          <Button kind="danger" busy={busy} onClick={onCancel}>
            {t.cancelYes}
          </Button>
        </>
      }
    >
      <p>{onMove ? t.cancelText : t.cancelTextNoChanges}</p>
    </Dialog>
  );
}
