import { homePhoto } from '@volante/contract/documents/rules.ts';
import { type HomeImages, type HomePhotoStep, homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { acceptOf } from '../../lib/files/file-kind.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useText } from '../../lib/text.ts';
import { useComputer, useWide } from '../../lib/wide.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CaptureArea } from '../../ui/files/capture-area.tsx';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { Icon, Sign } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { Viewfinder } from '../drawings/viewfinder.tsx';
import { HandOffLink, isHandedOff } from '../hand-off/lazy-parts.tsx';
import type { HandOffState } from '../hand-off/use-hand-off.ts';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { InAppHint } from '../uploads/in-app-hint.tsx';
import { Viewer } from '../viewer/lazy-viewer.tsx';
import type { HomePhotos, HomePhotoUploads } from './home-photo-uploads.ts';
import { PhotoTile, photoFailure } from './photo-tile.tsx';
import { imagesOf, isComing, isMasked, type Photo, photosOfStep } from './photos.ts';
import { homeVisitTexts } from './texts.ts';
import { useLivePhoto } from './use-live-photo.tsx';

/** How long an error is shown, in ms. */
const ERROR_SHOWN = 3000;

interface PhotoStepProps {
  index: number;
  photos: HomePhotos;
  uploads: HomePhotoUploads;
  onNext: () => void;
  onBack: () => void;
  handOff: HandOffState;
}

/** One step: its subject, its photos so far, and the picker until there are enough. */
export function PhotoStep({ index, photos, uploads, onNext, onBack, handOff }: PhotoStepProps) {
  const t = useText(homeVisitTexts);
  const wide = useWide();
  const computer = useComputer();
  const [shown, setShown] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { key: step, count } = homePhotoSteps[index] ?? homePhotoSteps[0];
  const words = t.steps[step];
  const mine = photosOfStep(photos.all, step);
  const arrived = mine.filter(({ mediaId }) => mediaId !== null).length;
  // Another photo would change the list of those that this device doesn't see.
  const full = mine.length >= count || mine.some(isMasked);
  // A phone opened by a computer's code has no next screen until the photos have arrived.
  const given = isHandedOff() ? arrived : mine.filter(isComing).length;
  const refused = photos.refused?.step === step ? photos.refused.failure : null;
  const removed = photos.removed?.step === step ? photos.removed : null;
  const focus = useKeptFocus(`${step} ${mine.length}`);
  const complete = useSentByPhone(index, mine, count) && (computer || handOff.open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, when its last photo has come while the code was shown
  useEffect(() => {
    if (complete) onNext();
  }, [complete, index]);

  const goOn = async () => {
    // Each is saved on arrival.
    if (arrived < count) return onNext();
    setSaving(true);
    await uploads.save(step).then(onNext, notSaved);
    setSaving(false);
  };
  const notSaved = (error: unknown) => toast.error(`${t.saveFailed}. ${failureText(error)}`, ERROR_SHOWN);
  const notRemoved = () => toast.error(`${t.errorTitle}. ${t.deleteFailed}`, ERROR_SHOWN);
  return (
    <Screen
      title={words.title}
      lead={wide ? `${words.first} ${words.second}` : words.short}
      step="home_visit"
      stepDetail={t.detail(index + 1, homePhotoSteps.length)}
      stepShare={(index + arrived / count) / homePhotoSteps.length}
      part={step}
      back={onBack}
      action={
        <div className="grid gap-1.5 desk:grid-cols-2 desk:gap-3">
          <Button className="desk:order-2" onClick={goOn} busy={saving} disabled={given < count}>
            {t.next}
          </Button>
          <Button kind={wide ? 'outline' : 'text'} onClick={onBack}>
            {t.back}
          </Button>
        </div>
      }
      beside={{
        column: true,
        content: arrived < count && (
          <HandOffLink
            handOff={handOff}
            path="/home-image-upload"
            query={{ step: String(index) }}
            things="photos"
            soFar={`${t.missing(count - arrived)}.`}
          />
        ),
      }}
    >
      <Stepper index={index} images={imagesOf(photos.all)} />
      <div {...focus} className="grid grid-cols-1 gap-3 focus:outline-none">
        {mine.length > 0 && (
          <ul className={`grid gap-3 ${count > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
            {mine.map((photo) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                onOpen={() => setShown(photo.key)}
                onRemove={() => uploads.remove(photo).catch(notRemoved)}
                onRetry={() => uploads.retry(photo)}
              />
            ))}
          </ul>
        )}
        {removed && <RemovedLine name={removed.name} onUndo={() => uploads.undo().catch(notSaved)} />}
        {refused && (
          <Notice tone="bad" live>
            {photoFailure(refused, step)}
          </Notice>
        )}
        {refused?.code === 'file_quota_exceeded' && <HelpLink kind="outline" />}
        {!full && <PhotoPicker step={step} room={count - mine.length} uploads={uploads} />}
        <CountLine missing={count - arrived} coming={full && given >= count} />
        <ExampleButton step={step} />
      </div>
      {shown !== null && (
        <Viewer
          pictures={mine.flatMap(({ key, address, name }) => (address ? { key, address, alt: t.photo(name) } : []))}
          first={shown}
          onClose={() => setShown(null)}
        />
      )}
    </Screen>
  );
}

/** What stands in the place of a removed photo for as long as it can be brought back. */
function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useText(homeVisitTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-card pl-4">
      <p role="status" className="font-semibold">
        {t.removed}
      </p>
      <div>
        <Button kind="text" onClick={onUndo}>
          {t.undo}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </div>
  );
}

/** How many photos of the step haven't arrived; `coming`: all of those are on their way. */
function CountLine({ missing, coming }: { missing: number; coming: boolean }) {
  const t = useText(homeVisitTexts);
  return (
    <p role="status" className={`text-center text-small font-semibold ${missing > 0 ? 'text-ink-2' : 'text-ok-ink'}`}>
      {missing <= 0 && <Sign name="check" />}
      <span>{missing <= 0 ? t.full : coming ? t.coming : t.missing(missing)}</span>
    </p>
  );
}

/** The three steps in a row, for wide screens; complete ones have a check mark. */
function Stepper({ index, images }: { index: number; images: HomeImages }) {
  const t = useText(homeVisitTexts);
  return (
    <ol aria-label={t.stepper} className="mb-5 hidden grid-cols-3 desk:grid">
      {homePhotoSteps.map(({ key, count }, i) => {
        const done = images[key].length >= count;
        const state = i === index ? 'current' : done ? 'done' : 'open';
        return (
          <li key={key} aria-current={i === index ? 'step' : undefined} className="grid justify-items-center gap-1.5">
            <span className="flex w-full items-center">
              <Line shown={i > 0} />
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-full text-small font-extrabold ${looks[done ? 'done' : state]} ${i === index ? 'outline-2 outline-offset-2 outline-brand' : ''}`}
              >
                {done ? <Icon name="check" size={18} /> : i + 1}
              </span>
              <Line shown={i < homePhotoSteps.length - 1} />
            </span>
            <span className={`text-small ${i === index ? 'font-bold' : 'font-semibold text-ink-2'}`}>
              {t.steps[key].name} <span className="sr-only">({t.states[state]})</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Line({ shown }: { shown: boolean }) {
  return <span className={`h-0.5 flex-1 ${shown ? 'bg-track' : ''}`} />;
}

const looks = { done: 'bg-ok text-on-ok', current: 'bg-brand-fill text-on-brand', open: 'bg-track text-ink-2' };

/** True once a step that was incomplete when it was opened is complete, without a photo chosen on this device. */
function useSentByPhone(index: number, photos: readonly Photo[], count: number): boolean {
  const arrived = photos.filter(({ mediaId }) => mediaId !== null).length;
  const opened = useRef({ index: -1, open: false });
  if (opened.current.index !== index) opened.current = { index, open: arrived < count };
  // Photos of this device have keys of their own until the server lists them.
  if (photos.some(({ key, step, mediaId }) => key !== `${step} ${mediaId}`)) opened.current.open = false;
  return opened.current.open && arrived >= count;
}

const Examples = lazyPart(() => import('./example-pictures.tsx'), <Skeleton className="h-[320px]" />);

/** Opens a drawn example of a step's photos, loaded on demand. */
function ExampleButton({ step }: { step: HomePhotoStep }) {
  const t = useText(homeVisitTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="text" onClick={() => setOpen(true)}>
        {t.example}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title={t.exampleTitle(t.steps[step].name)}>
          <Examples step={step} />
        </Dialog>
      )}
    </>
  );
}

// HEIC is accepted but not requested: an iPhone then converts to JPEG.
const acceptedPhotos = acceptOf(homePhoto.accepts.filter((kind) => kind !== 'heic'));

interface PhotoPickerProps {
  step: HomePhotoStep;
  /** How many more photos the step accepts. */
  room: number;
  uploads: HomePhotoUploads;
}

/** Takes or chooses photos: on a phone the camera first, on a computer the files. */
function PhotoPicker({ step, room, uploads }: PhotoPickerProps) {
  const onFiles = (files: File[]) => uploads.add(step, files);
  const t = useText(homeVisitTexts);
  const wide = useWide();
  const several = room > 1;
  const { instead, dialog } = useLivePhoto(step, (photo, token) => uploads.add(step, [photo], token));
  if (wide)
    return (
      <CaptureArea
        accept={acceptedPhotos}
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
        accept={acceptedPhotos}
        onFiles={onFiles}
        camera="environment"
        instead={instead}
        tall={false}
        drawing={<Outline step={step} />}
      >
        {t.tapCamera}
      </CaptureArea>
      <FilePicker kind="text" accept={acceptedPhotos} onFiles={onFiles} multiple={several} icon={<Icon name="file" />}>
        {t.gallery}
      </FilePicker>
      <InAppHint />
      {dialog}
    </div>
  );
}

/** The outline of a step's subject, between the corners of a viewfinder. */
function Outline({ step }: { step: HomePhotoStep }) {
  return <Viewfinder>{outlines[step]}</Viewfinder>;
}

const House = () => (
  <>
    <path d="M32 46h86v48H32z" />
    <path d="M22 48l53-34 53 34z" />
  </>
);

const outlines = {
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
