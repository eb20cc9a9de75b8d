import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { appTexts } from '../../navigation/app-texts.ts';
import { Example } from '../lazy-parts.tsx';
import { uploadTexts } from '../upload/upload-texts.ts';

interface ExampleDialogProps {
  platform: Platform;
  kind: UploadType;
  open: boolean;
  onClose: () => void;
}

/** The drawn example as a dialog. */
export function ExampleDialog({ platform, kind, open, onClose }: ExampleDialogProps) {
  const t = useText(uploadTexts);
  const app = useText(appTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={kind === 'profile' ? t.exampleProfile : t.exampleWeek}
      closeLabel={app.close}
    >
      <Example platform={platform} kind={kind} />
    </Dialog>
  );
}
