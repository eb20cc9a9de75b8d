import { useText } from '../../lib/text.ts';
import { Sign } from '../../ui/icon.tsx';
import { useWaitsToBeSent } from '../application/unsent-form.ts';
import { appTexts } from './app-texts.ts';

/** The discreet line below a form's action: that it is saved, or waits for a network to be sent. Reserves its space. */
export function SavedLine({ saved }: { saved: boolean }) {
  const t = useText(appTexts);
  const waits = useWaitsToBeSent();
  return (
    <p className="min-h-5">
      {waits && (
        <>
          <Sign name="clock" />
          {t.sentLater}
        </>
      )}
      {saved && !waits && (
        <>
          <Sign name="check" />
          <span className="desk:hidden">{t.saved}</span>
          <span className="hidden desk:inline">{t.savedWide}</span>
        </>
      )}
    </p>
  );
}
