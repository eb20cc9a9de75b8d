import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { stepsOf } from '@volante/contract/admission/steps.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { CarDrawing } from '../drawings/car.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { welcomeTexts } from './texts.ts';

/** The first screen of a new application; a returning applicant continues where they left off. */
export default function Welcome() {
  const request = useApplication();
  const t = useText(welcomeTexts);
  const minutes = stepsOf(request).reduce((sum, step) => sum + step.minutes, 0);
  const begun = isContactComplete(request.personalData);
  return (
    <Screen
      title={t.title}
      lead={begun ? t.leadBegun(minutes) : t.lead(minutes)}
      hero={
        <div className="pb-5">
          <CarDrawing />
        </div>
      }
      action={<ScreenButton to={nextScreen(request)}>{begun ? t.goOn : t.start}</ScreenButton>}
      below={t.papers[request.country]}
    />
  );
}
