import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { hasHelp } from '../application/help-channels.ts';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { MexicoScreen } from './mexico.tsx';
import { personalDataTexts } from './texts.ts';
import { UnitedStatesScreen } from './united-states.tsx';

const forms: Record<CountryCode, () => ReactNode> = { mx: MexicoScreen, us: UnitedStatesScreen };

/** The personal data screen, with the form of the application's country. */
export default function PersonalDataScreen() {
  const request = useToGoOn(useApplication());
  if (request.personalData.status === 'approved') return <Approved next={nextScreen(request)} />;
  const Form = forms[request.country];
  return <Form />;
}

function Approved({ next }: { next: string }) {
  const t = useText(personalDataTexts);
  return (
    <Screen
      title={t.title}
      step="personal_data"
      stepShare={1}
      back
      action={<ScreenButton to={next}>{t.send}</ScreenButton>}
      below={
        <ScreenButton kind="text" to="/check-your-answers">
          {t.seeData}
        </ScreenButton>
      }
    >
      <Notice tone="ok" title={t.approved}>
        {hasHelp() ? `${t.approvedText} ${t.approvedHelp}` : t.approvedText}
      </Notice>
    </Screen>
  );
}
