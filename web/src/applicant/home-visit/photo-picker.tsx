import { homePhoto } from '@volante/contract/documents/rules.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { acceptOf } from '../../lib/files/file-kind.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { CaptureArea } from '../../ui/files/capture-area.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Viewfinder } from '../drawings/viewfinder.tsx';
import { InAppHint } from '../uploads/in-app-hint.tsx';
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

/** The outline of a step's subject, between the corners of a viewfinder. */
function Outline({ step }: { step: HomePhotoStep }) {
  return <Viewfinder>{insides[step]}</Viewfinder>;
}

const House = () => (
  <>
    <path d="M32 46h86v48H32z" />
    <path d="M22 48l53-34 53 34z" />
  </>
);

const insides = {
  homeImagesFront: (
    <>
      <House />
      <path d="M66 94V64h18v30" />
      <g stroke="none" className="fill-brand-line">
        <rect x="42" y="58" width="15" height="14" rx="2" />
        <rect x="93" y="58" width="15" height="14" rx="2" />
        <circle cx="79.500" cy="80" r="1.800" />
      </g>
    </>
  ),
  homeImagesGarage: (
    <>
      <House />
      <path d="M46 94V60h58v34" />
      <path d="M46 68h58M46 76h58M46 84h58" fill="none" className="stroke-brand-line" strokeWidth="3" />
    </>
  ),
  homeImagesSurroundings: (
    <>
      <path d="M14 30h28v40l-28 14zM136 30h-28v40l28 14z" />
      <path d="M68 50h14l34 44H34z" />
      <path d="M75 56v6M75 68v8M75 82v9" className="stroke-brand-line" strokeWidth="3" strokeLinecap="round" />
      <path d="M22 44h8v10h-8zM120 44h8v10h-8z" stroke="none" className="fill-brand-line" />
    </>
  ),
} satisfies Record<HomePhotoStep, React.ReactNode>;
