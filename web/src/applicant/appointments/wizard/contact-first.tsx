import { isOpenScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../../lib/text.ts';
import { useApplication } from '../../application/application.ts';
import { HouseDrawing } from '../../drawings/house.tsx';
import { Screen } from '../../layout/screen.tsx';
import { forVisit } from '../../navigation/for-visit.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { appointmentTexts } from '../texts.ts';

/** Asks for name and phone, without which a visit can't be booked. */
export function ContactFirst() {
  const t = useText(appointmentTexts);
  return (
    <Screen
      title={t.contactTitle}
      lead={t.contactText}
      hero={
        <div className="pb-5">
          <HouseDrawing />
        </div>
      }
      part="contact"
      action={
        <ScreenButton to={contactScreen(useApplication())} query={forVisit}>
          {t.contactGo}
        </ScreenButton>
      }
    />
  );
}

/** The screen where contact data is currently entered. */
export function contactScreen(application: Parameters<typeof isOpenScreen>[1]): string {
  return isOpenScreen('/customer', application) ? '/customer' : '/personal-data';
}
