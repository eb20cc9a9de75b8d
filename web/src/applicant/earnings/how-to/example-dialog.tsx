import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Example } from '../lazy-parts.tsx';
import { uploadTexts } from '../upload/upload-texts.ts';

interface ExampleDialogProps {
  platform: Platform;
  kind: UploadType;
  onClose: () => void;
}

/** The drawn example as a dialog. */
export function ExampleDialog({ platform, kind, onClose }: ExampleDialogProps) {
  const t = useText(uploadTexts);
  return (
    <Dialog onClose={onClose} title={kind === 'profile' ? t.exampleProfile : t.exampleWeek}>
      <Example platform={platform} kind={kind} />
    </Dialog>
  );
}
