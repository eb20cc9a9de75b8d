import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { planOf } from '@volante/contract/admission/plan.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { PlanList } from '../application/plan/plan-list.tsx';
import { CarDrawing } from '../drawings/car.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { AboutProgram } from './about-program.tsx';
import { welcomeTexts } from './texts.ts';

/** The first screen of a new application: the whole plan. A returning applicant continues where they left off. */
export default function Welcome() {
  const request = useApplication();
  const t = useText(welcomeTexts);
  const plan = planOf(request);
  const begun = isContactComplete(request.personalData);
  return (
    <Screen
      title={t.title}
      lead={begun ? t.leadBegun : t.lead}
      hero={
        // Small on phones, so that the whole plan is in sight.
        <div className="pb-3 max-wide:mx-auto max-wide:w-1/2 wide:pb-5">
          <CarDrawing />
        </div>
      }
      action={<ScreenButton to={nextScreen(request)}>{begun ? t.goOn : t.start}</ScreenButton>}
    >
      {plan && <PlanList plan={plan} />}
      <AboutProgram country={request.country} />
    </Screen>
  );
}
