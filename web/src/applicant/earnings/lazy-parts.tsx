import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { uploadTexts } from './upload/upload-texts.ts';

const loadWeekDialog = () => import('./board/week-dialog.tsx');

/** Parts that most visits never display. */
const Example = lazyPart(() => import('./how-to/example.tsx'), <Skeleton className="h-[430px]" />);
export const WeekDialog = lazyPart(loadWeekDialog);

export const RecordingEnd = lazyPart(() => import('./recording/recording-end.tsx'));

export const PicturesDialog = lazyPart(() => import('./open-pictures/pictures-dialog.tsx'));

/** Preloads the dialog of a week, so that it opens offline too. */
export function fetchWeekDialog(): void {
  loadWeekDialog().catch(() => undefined);
}

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
