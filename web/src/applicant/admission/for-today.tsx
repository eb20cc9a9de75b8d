import { useText } from '../../lib/text.ts';
import { useUnsentForms } from '../application/unsent-form.ts';
import { CarDrawing } from '../drawings/car.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { useUnderWay } from '../sending/under-way.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { Reference } from './reference.tsx';

/** The value in the address for an applicant who has stopped for today. */
export const forToday = 'today';

/** A good end for today even if something is missing: everything is saved, and the link leads back. */
export function ForToday() {
  const t = useText(confirmationTexts);
  const unsent = useUnderWay().length + useUnsentForms().length;
  return (
    <Screen
      title={t.todayTitle}
      lead={t.todayLead(unsent)}
      part="today"
      hero={
        <div className="pb-5">
          <CarDrawing />
        </div>
      }
      action={
        <ScreenButton kind="outline" to="/documents-success">
          {t.todayGo}
        </ScreenButton>
      }
      below={<HelpLink />}
    >
      <Reference />
    </Screen>
  );
}
