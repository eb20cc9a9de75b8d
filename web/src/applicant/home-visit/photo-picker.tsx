import { homePhoto } from '@volante/contract/documents/rules.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { acceptOf } from '../../lib/files/file-kind.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { CaptureArea } from '../../ui/files/capture-area.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InAppHint } from '../uploads/in-app-hint.tsx';
import { Outline } from './outline.tsx';
import { homeVisitTexts } from './texts.ts';

// HEIC is accepted but not requested: an iPhone then converts to JPEG.
const accept = acceptOf(homePhoto.accepts.filter((kind) => kind !== 'heic'));

interface PhotoPickerProps {
  step: HomePhotoStep;
  /** How many more photos the step accepts. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Takes or chooses photos: on a phone the camera first, on a computer the files. */
export function PhotoPicker({ step, room, onFiles }: PhotoPickerProps) {
  const t = useText(homeVisitTexts);
  const wide = useWide();
  const several = room > 1;
  if (wide)
    return (
      <CaptureArea
        accept={accept}
        onFiles={onFiles}
        multiple={several}
        tall={false}
        drawing={<Outline step={step} />}
        dropText={t.drop(room)}
      >
        {several ? t.chooseFile : t.tapFile}
      </CaptureArea>
    );
  return (
    <div className="grid grid-cols-1 gap-1">
      <CaptureArea
        accept={accept}
        onFiles={onFiles}
        camera="environment"
        tall={false}
        drawing={<Outline step={step} />}
      >
        {t.tapCamera}
      </CaptureArea>
      <FilePicker kind="text" accept={accept} onFiles={onFiles} multiple={several} icon={<Icon name="file" />}>
        {t.gallery}
      </FilePicker>
      <InAppHint />
    </div>
  );
}
