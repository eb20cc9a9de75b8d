import { aboutName } from '@volante/contract/admission/about-program.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { planOf } from '@volante/contract/admission/plan.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isContactComplete } from '@volante/contract/personal-data/rules.ts';
import { apiLanguages, useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Details } from '../../ui/card.tsx';
import { PlainText } from '../../ui/plain-text.tsx';
import { useApplication } from '../application/application.ts';
import { PlanList } from '../application/plan/plan-list.tsx';
import { CarDrawing } from '../drawings/car.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
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

/** What the company says about itself and its program; nothing until it has said something in this language. */
function AboutProgram({ country }: { country: CountryCode }) {
  const t = useText(aboutTexts);
  const text = settings.about[aboutName(country, apiLanguages[useLanguage()])];
  if (!text) return null;
  return (
    <Details summary={t.title(settings.brand.name)}>
      <PlainText text={text} />
    </Details>
  );
}

const aboutTexts = dictionary({
  es: { title: (brand: string) => `${brand}: quiénes somos, qué pedimos y cuánto cuesta` },
  en: { title: (brand: string) => `${brand}: who we are, what we ask, and what it costs` },
});
