import { minutes } from '@volante/contract/admission/minutes.ts';
import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import {
  firstOpenStep,
  type HomeImages,
  homePhotoSteps,
  missingHomePhotos,
} from '@volante/contract/home-visit/rules.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { here, useQueryString } from '../../lib/here.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { failureText } from '../application/failure.ts';
import { HouseDrawing } from '../drawings/house.tsx';
import { isHandedOff } from '../hand-off/lazy-parts.tsx';
import { useHandOff } from '../hand-off/use-hand-off.ts';
import { Screen } from '../layout/screen.tsx';
import { go } from '../navigation/go.ts';
import { lazyPart } from '../navigation/lazy-part.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { homePhotoUploads } from './home-photo-uploads.ts';
import { PhotoStep } from './photo-step.tsx';
import { givenImages } from './photos.ts';
import { homeVisitTexts } from './texts.ts';

const Success = lazyPart(() => import('./success.tsx'));

/** The photos of the home: welcome, three steps, success. The step is in the address, so that back and reload work. */
export default function HomePhotosScreen() {
  const { id } = useApplication();
  const t = useText(homeVisitTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['home-visit', id],
    queryFn: () => call('GET /public/admission/requests/{id}/home-visit', { params: { id } }),
    // The addresses of the photos are valid for 15 minutes.
    refetchInterval: 10 * 60_000,
    staleTime: 5000,
    gcTime: 0,
  });
  if (data) return <Flow id={id} news={data} ask={() => void refetch()} />;
  return (
    <Screen
      title={t.welcomeTitle}
      step="home_visit"
      back
      action={error ? <Button onClick={() => refetch()}>{t.reload}</Button> : undefined}
    >
      {error ? (
        <Notice tone="bad" title={t.loadFailed} live>
          {failureText(error)}
        </Notice>
      ) : (
        <Skeleton className="h-[320px]" label={t.loading} />
      )}
    </Screen>
  );
}

function Flow({ id, news, ask }: { id: string; news: HomeVisitPhotos; ask: () => void }) {
  const [uploads] = useState(() => homePhotoUploads(id, news));
  const photos = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const step = useStep();
  const handOff = useHandOff(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's photos are adopted once
  useEffect(() => uploads.merge(news), [news]);
  // The driver has read a refusal here.
  useEffect(() => uploads.forgetRefusal, [uploads]);
  const images = givenImages(photos.all);
  const open = firstOpenStep(images);
  const goOn = (from: number) => {
    if (from + 1 < homePhotoSteps.length) return goToStep(from + 1);
    return open < homePhotoSteps.length ? goToStep(open) : goToStep(null);
  };
  if (step !== null) {
    return (
      <PhotoStep
        index={step}
        photos={photos}
        uploads={uploads}
        onNext={() => goOn(step)}
        onBack={() => goToStep(step === 0 ? null : step - 1, { welcome: step === 0 })}
        handOff={handOff}
      />
    );
  }
  if (open === homePhotoSteps.length && !isWelcomeWanted())
    return <Success coming={!photos.all.every(({ mediaId }) => mediaId)} onLook={() => goToStep(0)} />;
  return <Welcome images={images} onGo={() => goToStep(open % homePhotoSteps.length)} />;
}

/** The step in the address; null on the welcome and the success. */
function useStep(): number | null {
  const step = new URLSearchParams(useQueryString()).get('step');
  const index = step === null ? -1 : homePhotoSteps.findIndex((_, i) => String(i) === step);
  return index === -1 ? null : index;
}

// Going back from the first step leads to the welcome, even if all photos are present.
function isWelcomeWanted(): boolean {
  return here().searchParams.get('step') === 'welcome';
}

function goToStep(step: number | null, { welcome = false } = {}): Promise<void> {
  const at = welcome ? 'welcome' : step === null ? null : String(step);
  const query = { ...(at !== null && { step: at }), ...(isHandedOff() && { handoff: '1' }) };
  return go('/home-image-upload', {}, { query });
}

/** The subjects, and the number of photos in each step. */
export function Welcome({ images, onGo }: { images: HomeImages; onGo: () => void }) {
  const t = useText(homeVisitTexts);
  const missing = missingHomePhotos(images);
  const steps = homePhotoSteps.map(({ key, count }) => {
    const state = images[key].length >= count ? ('done' as const) : ('open' as const);
    return { key, title: t.steps[key].title, detail: t.photos(count), state, stateText: t.states[state] };
  });
  return (
    <Screen
      title={t.welcomeTitle}
      lead={t.welcomeLead(missing, missing * minutes.homePhoto)}
      step="home_visit"
      stepDetail={t.stepper}
      part="welcome"
      back
      action={<Button onClick={onGo}>{t.goOn}</Button>}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.later}
        </ScreenButton>
      }
    >
      <div className="mx-auto mb-2 w-[200px] desk:w-[300px]">
        <HouseDrawing />
      </div>
      <StepList steps={steps} label={t.stepper} />
    </Screen>
  );
}
