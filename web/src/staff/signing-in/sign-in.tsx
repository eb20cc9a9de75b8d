import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { Me } from '@volante/contract/staff/me.ts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/idle.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { PlainPage } from '../layout/plain-page.tsx';
import { findSession, welcome } from '../session/begin.ts';
import { callDoor } from '../session/call.ts';
import { PasswordField } from '../session/new-password.tsx';
import { CodeForm } from './code-form.tsx';
import { signInTexts } from './texts.ts';

export function SignIn() {
  const t = useText(signInTexts);
  return (
    <PlainPage title={t.title}>
      <SignInForm onSignedIn={welcome} />
    </PlainPage>
  );
}

/** Shown if the server didn't say who is signed in. */
export function Unreachable() {
  const t = useText(signInTexts);
  return (
    <PlainPage title={t.unreachableTitle} lead={t.unreachableText}>
      <Button wide onClick={findSession}>
        {t.again}
      </Button>
    </PlainPage>
  );
}

interface SignInFormProps {
  /** Prefilled if a session has ended. */
  email?: string;
  onSignedIn(me: Me): void;
}

/** Signing in, in two steps, or by passkey in one. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [passed, setGiven] = useState<{ email: string; challenge: string } | null>(null);
  if (!passed) return <PasswordStep email={email} onSignedIn={onSignedIn} onPassed={setGiven} />;
  return <CodeStep challenge={passed.challenge} onSignedIn={onSignedIn} onBack={() => setGiven(null)} />;
}

interface PasswordStepProps {
  email: string;
  onSignedIn(me: Me): void;
  onPassed(passed: { email: string; challenge: string }): void;
}

// The form is shown before they are loaded: they are a tenth of what a slow phone would wait for.
const loadRules = () =>
  import('@volante/contract/staff/sign-in.ts').then(({ signInEndpoints }) => signInEndpoints.signIn.body);

function PasswordStep({ email: known, onSignedIn, onPassed }: PasswordStepProps) {
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

interface CodeStepProps {
  challenge: string;
  onSignedIn(me: Me): void;
  onBack(): void;
}

/** The second factor: the authenticator's six digits, or a recovery code. */
function CodeStep({ challenge, onSignedIn, onBack }: CodeStepProps) {
  const t = useText(signInTexts);
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <CodeForm
      // The other kind of code has its own form, because the typed text doesn't fit it.
      key={String(byRecovery)}
      isRecovery={byRecovery}
      send={async (code) => onSignedIn(await callDoor('POST /sign-in/code', { body: { challenge, code } }))}
      label={t.signIn}
      others={() => (
        <>
          <Button wide kind="text" className="mt-1.5" onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? t.useCode : t.useRecovery}
          </Button>
          <Button wide kind="text" onClick={onBack}>
            {t.startAgain}
          </Button>
        </>
      )}
    />
  );
}
