import { startAuthentication } from '@simplewebauthn/browser';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { call, callDoor } from '../session/call.ts';
import { answerStepUp, useSession } from '../session/session.ts';
import { CodeForm } from './code-form.tsx';
import { signInTexts } from './texts.ts';

/** Asks for the second factor again when a call needs it. */
export function StepUp() {
  const { asksStepUp } = useSession();
  return asksStepUp ? <StepUpDialog /> : null;
}

function StepUpDialog() {
  const t = useText(signInTexts);
  const { me } = useSession();

  async function confirm(body: object): Promise<void> {
    await call('POST /step-up', { body });
    answerStepUp(true);
  }
  async function byPasskey(): Promise<unknown> {
    const { challenge, options } = await callDoor('POST /sign-in/passkey/options', { body: {} });
    const response = await startAuthentication({ optionsJSON: options as never }).catch(() => null);
    return response ? confirm({ challenge, response }) : t.passkeyStopped;
  }
  return (
    <Dialog title={t.stepUpTitle} onClose={() => answerStepUp(false)}>
      <p className="mb-4 text-small text-ink-2">{t.stepUpLead}</p>
      <CodeForm
        send={(code) => confirm({ code })}
        label={t.confirm}
        others={(run) =>
          me &&
          me.factors.passkeys.length > 0 && (
            <Button wide kind="text" className="mt-1.5" onClick={() => run(byPasskey)}>
              {t.confirmPasskey}
            </Button>
          )
        }
      />
    </Dialog>
  );
}
