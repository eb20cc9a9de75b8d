import type { Me } from '@volante/contract/staff/me.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { callDoor } from '../session/call.ts';
import { signInTexts } from './texts.ts';

interface CodeStepProps {
  challenge: string;
  onSignedIn(me: Me): void;
  onBack(): void;
}

/** The second factor: the authenticator's six digits, or a recovery code. */
export function CodeStep({ challenge, onSignedIn, onBack }: CodeStepProps) {
  const t = useText(signInTexts);
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return setFailure(t.codeNeeded);
    setBusy(true);
    setFailure(null);
    try {
      onSignedIn(await callDoor('POST /sign-in/code', { body: { challenge, code } }));
    } catch (error) {
      const isRefused = error instanceof CallError && error.code === 'sign_in_refused';
      setFailure(isRefused ? (byRecovery ? t.recoveryRefused : t.codeRefused) : error);
    } finally {
      setBusy(false);
    }
  }
  const own = typeof failure === 'string' ? failure : undefined;
  return (
    <form onSubmit={send} noValidate>
      <TextField
        // The other kind of code is another field, since the typed text doesn't fit it.
        key={String(byRecovery)}
        label={byRecovery ? t.recoveryCode : t.code}
        hint={byRecovery ? t.recoveryHint : t.codeHint}
        autoComplete="one-time-code"
        inputMode={byRecovery ? 'text' : 'numeric'}
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
        {t.signIn}
      </Button>
      <Button
        kind="text"
        className="mt-1.5"
        onClick={() => {
          setByRecovery(!byRecovery);
          setCode('');
          setFailure(null);
        }}
      >
        {byRecovery ? t.useCode : t.useRecovery}
      </Button>
      <Button kind="text" onClick={onBack}>
        {t.startAgain}
      </Button>
    </form>
  );
}
