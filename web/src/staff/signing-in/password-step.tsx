import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { Me } from '@volante/contract/staff/me.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { callDoor } from '../session/call.ts';
import { PasswordField } from '../session/password-field.tsx';
import { signInTexts } from './texts.ts';

interface PasswordStepProps {
  email: string;
  onSignedIn(me: Me): void;
  onPassed(given: { email: string; challenge: string }): void;
}

// The form is shown before they are loaded: they are a tenth of what a slow phone would wait for.
const loadRules = () =>
  import('@volante/contract/staff/sign-in.ts').then(({ signInEndpoints }) => signInEndpoints.signIn.body);

export function PasswordStep({ email: known, onSignedIn, onPassed }: PasswordStepProps) {
  const t = useText(signInTexts);
  const [failure, setFailure] = useState<unknown>(null);
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>> | null>(null);
  const { ref, busy, field, sends } = useForm({ email: known, password: '' }, rules);
  useEffect(
    () =>
      whenIdle(() =>
        loadRules().then(
          (loaded) => setRules(() => loaded),
          () => undefined,
        ),
      ),
    [],
  );

  async function attempt(action: () => Promise<void>) {
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(error);
    }
  }
  const send = sends(async (body) => {
    setFailure(null);
    const answer = await callDoor('POST /sign-in', { body });
    if (answer.next === 'passkey' && answer.options) await byPasskey(answer.challenge, answer.options);
    else onPassed({ email: body.email, challenge: answer.challenge });
  }, setFailure);
  async function byPasskey(challenge: string, options: Record<string, unknown>) {
    const response = await startAuthentication({ optionsJSON: options as never }).catch(() => null);
    if (!response) return setFailure(t.passkeyStopped);
    const body = { challenge, response: response as unknown as Record<string, unknown> };
    onSignedIn(await callDoor('POST /sign-in/passkey', { body }));
  }
  const usePasskey = () =>
    attempt(async () => {
      const { challenge, options } = await callDoor('POST /sign-in/passkey/options', { body: {} });
      await byPasskey(challenge, options);
    });

  return (
    <form ref={ref} onSubmit={send} noValidate>
      <TextField label={t.email} type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        // A returning person only types the password.
        autoFocus={known !== ''}
        {...field('password')}
      />
      {failure !== null && (
        <div className="mb-3.5">
          {typeof failure === 'string' ? <p role="alert">{failure}</p> : <FailureNotice error={failure} />}
        </div>
      )}
      <Button wide type="submit" busy={busy}>
        {t.next}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button wide kind="text" className="mt-1.5" onClick={usePasskey}>
          {t.byPasskey}
        </Button>
      )}
    </form>
  );
}
