import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { Me } from '@volante/contract/staff/me.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { whenIdle } from '../../lib/idle.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { checkedLater } from '../controls/checked-by.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useFirstFocus } from '../controls/use-first-focus.ts';
import { callDoor } from '../session/call.ts';
import { PasswordField } from '../session/password-field.tsx';
import { useFieldText } from '../words/field-words.ts';
import { signInTexts } from './texts.ts';

interface PasswordStepProps {
  email: string;
  onSignedIn(me: Me): void;
  onPassed(given: { email: string; challenge: string }): void;
}

// The form is shown before they are loaded: they are a tenth of what a slow phone would wait for.
const loadRules = () =>
  import('@volante/contract/staff/sign-in.ts').then(({ signInEndpoints }) => signInEndpoints.signIn.body);

export function PasswordStep({ email, onSignedIn, onPassed }: PasswordStepProps) {
  const t = useText(signInTexts);
  const fieldText = useFieldText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: checkedLater(loadRules),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  // A returning person only types the password.
  useFirstFocus(() => email && setFocus('password'));
  useEffect(() => whenIdle(() => loadRules().catch(() => undefined)), []);

  async function attempt(action: () => Promise<void>) {
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(error);
    }
  }
  const send = handleSubmit((body) =>
    attempt(async () => {
      const answer = await callDoor('POST /sign-in', { body });
      if (answer.next === 'passkey' && answer.options) return byPasskey(answer.challenge, answer.options);
      onPassed({ email: body.email, challenge: answer.challenge });
    }),
  );
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
    <form onSubmit={send} noValidate>
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={fieldText(errors.email)}
        {...register('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={fieldText(errors.password)}
        {...register('password')}
      />
      {failure !== null && (
        <div className="mb-3.5">
          {typeof failure === 'string' ? <p role="alert">{failure}</p> : <FailureNotice error={failure} />}
        </div>
      )}
      <Button type="submit" busy={isSubmitting}>
        {t.next}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button kind="text" className="mt-1.5" onClick={usePasskey}>
          {t.byPasskey}
        </Button>
      )}
    </form>
  );
}
