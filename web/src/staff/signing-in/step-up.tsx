import { startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { Modal } from '../controls/modal.tsx';
import { call, callDoor } from '../session/call.ts';
import { answerStepUp, useSession } from '../session/session.ts';
import { signInTexts } from './texts.ts';

/** Asks for the second factor again when a call needs it. */
export function StepUp() {
  const { asksStepUp } = useSession();
  return asksStepUp ? <StepUpDialog /> : null;
}

function StepUpDialog() {
  const t = useText(signInTexts);
  const { me } = useSession();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm(proof: () => Promise<object | null>) {
    setBusy(true);
    setFailure(null);
    try {
      const body = await proof();
      if (!body) return setFailure(t.passkeyStopped);
      await call('POST /step-up', { body });
      answerStepUp(true);
    } catch (error) {
      setFailure(error instanceof CallError && error.code === 'sign_in_refused' ? t.codeRefused : error);
    } finally {
      setBusy(false);
    }
  }
  function byCode(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return setFailure(t.codeNeeded);
    void confirm(async () => ({ code }));
  }
  const byPasskey = () =>
    confirm(async () => {
      const { challenge, options } = await callDoor('POST /sign-in/passkey/options', { body: {} });
      const response = await startAuthentication({ optionsJSON: options as never }).catch(() => null);
      return response && { challenge, response };
    });

  const own = typeof failure === 'string' ? failure : undefined;
  return (
    <Modal title={t.stepUpTitle} onClose={() => answerStepUp(false)}>
      <form onSubmit={byCode} noValidate>
        <p className="mb-4 text-small text-ink-2">{t.stepUpLead}</p>
        <TextField
          label={t.code}
          hint={t.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={own}
        />
        {failure !== null && !own && (
          <div className="mb-3.5">
            <FailureNotice error={failure} />
          </div>
        )}
        <Button type="submit" busy={busy}>
          {t.confirm}
        </Button>
        {me && me.factors.passkeys.length > 0 && (
          <Button kind="text" className="mt-1.5" onClick={byPasskey}>
            {t.confirmPasskey}
          </Button>
        )}
      </form>
    </Modal>
  );
}
