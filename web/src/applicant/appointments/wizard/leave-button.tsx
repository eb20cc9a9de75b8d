import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { appointmentTexts } from '../texts.ts';
import type { Wizard } from './wizard.ts';

/** Leaves the wizard: the visit stays as it is, or is booked later. */
export function LeaveButton({ visit, open }: Wizard) {
  const t = useText(appointmentTexts);
  return visit ? (
    <Button kind="text" onClick={() => open('reschedule', { moving: false, date: null, slotId: null })}>
      {t.keep}
    </Button>
  ) : (
    <ScreenButton kind="text" to="/tasks">
      {t.notNow}
    </ScreenButton>
  );
}
