import { minutes } from '@volante/contract/admission/minutes.ts';
import { type HomeImages, homePhotoSteps, missingHomePhotos } from '@volante/contract/home-visit/rules.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { HouseDrawing } from '../drawings/house.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { homeVisitTexts } from './texts.ts';

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
