import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { appTexts } from '../../navigation/app-texts.ts';
import { appointmentTexts } from '../texts.ts';

interface CancelDialogProps {
  open: boolean;
  busy: boolean;
  onClose(): void;
  /** Null when no reschedules are left. */
  onMove: (() => void) | null;
  onCancel(): void;
}

/** Confirms cancelling, which can't be undone, and offers to reschedule instead. */
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
