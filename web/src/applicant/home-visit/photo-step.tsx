import { homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import { useEffect, useState } from 'react';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { useText } from '../../lib/text.ts';
import { useComputer, useWide } from '../../lib/wide.ts';
import { Button } from '../../ui/button.tsx';
import { Sign } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { failureText } from '../application/failure.ts';
import { HelpLink } from '../frame/help-link.tsx';
import { Screen } from '../frame/screen.tsx';
import { isHandedOff } from '../hand-off/is-handed-off.ts';
import { HandOffLink } from '../hand-off/lazy-parts.tsx';
import type { HandOffState } from '../hand-off/use-hand-off.ts';
import { Viewer } from '../viewer/lazy-viewer.tsx';
import { ExampleButton } from './example.tsx';
import type { HomePhotos, HomePhotoUploads } from './home-photo-uploads.ts';
import { photoFailure } from './photo-failure.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { imagesOf, isComing, type Photo, photosOfStep } from './photos.ts';
import { Stepper } from './stepper.tsx';
import { homeVisitTexts } from './texts.ts';
import { useSentByPhone } from './use-sent-by-phone.ts';

/** How long an error is shown, in ms. */
const ERROR = 3000;

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
  const full = mine.length >= count;
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
    try {
      await uploads.save(step);
      onNext();
    } catch (error) {
      toast.error(`${t.saveFailed}. ${failureText(error)}`, ERROR);
    }
    setSaving(false);
  };
  const remove = async (photo: Photo) => {
    try {
      await uploads.remove(photo);
    } catch {
      toast.error(`${t.errorTitle}. ${t.deleteFailed}`, ERROR);
    }
  };
  const undo = async () => {
    try {
      await uploads.undo();
    } catch (error) {
      toast.error(`${t.saveFailed}. ${failureText(error)}`, ERROR);
    }
  };
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
                onRemove={() => remove(photo)}
                onRetry={() => uploads.retry(photo)}
              />
            ))}
          </ul>
        )}
        {removed && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-card pl-4">
            <p role="status" className="font-semibold">
              {t.removed}
            </p>
            <div>
              <Button kind="text" onClick={undo}>
                {t.undo}
                <span className="sr-only">: {removed.name}</span>
              </Button>
            </div>
          </div>
        )}
        {refused && (
          <Notice tone="bad" live>
            {photoFailure(refused, step)}
          </Notice>
        )}
        {refused?.code === 'file_quota_exceeded' && <HelpLink kind="outline" />}
        {!full && <PhotoPicker step={step} room={count - mine.length} onFiles={(files) => uploads.add(step, files)} />}
        <p
          role="status"
          className={`text-center text-small font-semibold ${arrived < count ? 'text-ink-2' : 'text-ok-ink'}`}
        >
          {arrived >= count && <Sign name="check" />}
          <span>{arrived >= count ? t.full : full && given >= count ? t.coming : t.missing(count - arrived)}</span>
        </p>
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
