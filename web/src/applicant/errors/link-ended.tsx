import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { LostLinkDrawing } from '../drawings/lost-link.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { requestId } from '../navigation/address.ts';
import { errorTexts } from './texts.ts';

/** The link has ended. A new one goes to the stored address or number; nobody here learns whether there is one. */
export default function LinkEnded() {
  const t = useText(errorTexts);
  const [isAsked, setAsked] = useState(false);
  const [busy, run] = useBusy(showFailure);
  const id = requestId();
  const ask = () =>
    run(async () => {
      if (id) await call('POST /public/admission/requests/{id}/new-link', { params: { id } });
      setAsked(true);
    });
  return (
    <Screen
      title={isAsked ? t.askedTitle : t.endedTitle}
      part={isAsked ? 'asked' : 'ended'}
      lead={isAsked ? t.askedText : t.endedText}
      hero={
        <div className="pb-5">
          <LostLinkDrawing />
        </div>
      }
      action={
        isAsked ? (
          <HelpLink kind="outline" />
        ) : (
          <Button busy={busy} onClick={() => void ask()}>
            {t.endedAsk}
          </Button>
        )
      }
      below={!isAsked && <HelpLink />}
    >
      {isAsked && <p>{t.askedElse}</p>}
    </Screen>
  );
}
