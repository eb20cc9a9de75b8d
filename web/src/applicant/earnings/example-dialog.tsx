import type { UploadType } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { lazy, Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { earningsTexts } from './texts.ts';
import { uploadTexts } from './upload-texts.ts';

const Example = lazy(() => import('./example.tsx'));

interface ExampleDialogProps {
  platform: Platform;
  kind: UploadType;
  open: boolean;
  onClose: () => void;
}

/** The drawn example over the screen that asks for it. */
export function ExampleDialog({ platform, kind, open, onClose }: ExampleDialogProps) {
  const t = useText(uploadTexts);
  const { loading } = useText(earningsTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={kind === 'profile' ? t.exampleProfile : t.exampleWeek}
      closeLabel={t.dialog.close}
    >
      <Suspense fallback={<Skeleton label={loading} className="h-[430px]" />}>
        <Example platform={platform} kind={kind} />
      </Suspense>
    </Dialog>
  );
}
