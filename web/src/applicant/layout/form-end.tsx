import type { ComponentProps } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Sign } from '../../ui/icon.tsx';
import { useWaitsToBeSent } from '../application/unsent-form.ts';
import { appTexts } from '../navigation/app-texts.ts';

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

/**
 * The button of a form: `<SendButton {...form.submit}>`. It shows no spinner while the form waits for a network, which
 * may take hours.
 */
export function SendButton({ busy = false, ...rest }: ComponentProps<typeof Button>) {
  const waits = useWaitsToBeSent();
  return <Button {...rest} busy={busy && !waits} />;
}
