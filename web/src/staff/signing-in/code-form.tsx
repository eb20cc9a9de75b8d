import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { showWrong } from '../controls/form/use-submit.ts';
import { useWrongFocus } from '../controls/form/use-wrong-focus.ts';
import { useFirstFocus } from '../controls/use-first-focus.ts';
import { signInTexts } from './texts.ts';

/** Does `work` and shows why it failed. A text that `work` resolves to is shown at the field. */
type Run = (work: () => Promise<unknown>) => Promise<void>;

interface CodeFormProps {
  /** A recovery code instead of the authenticator's six digits. */
  isRecovery?: boolean;
  send(code: string): Promise<void>;
  /** Label of the submit button. */
  label: string;
  /** Alternatives below it. */
  others(run: Run): ReactNode;
}

/** Asks for a code of the second factor. */
export function CodeForm({ isRecovery = false, send, label, others }: CodeFormProps) {
  const t = useText(signInTexts);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const wrong = useWrongFocus(busy);
  useFirstFocus(() => field.current?.focus());

  const run: Run = async (work) => {
    setBusy(true);
    setFailure(null);
    try {
      const said = await work();
      if (typeof said === 'string') setFailure(said);
    } catch (error) {
      const isRefused = error instanceof CallError && error.code === 'sign_in_refused';
      setFailure(isRefused ? (isRecovery ? t.recoveryRefused : t.codeRefused) : error);
    } finally {
      setBusy(false);
    }
  };
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (code.trim() !== '') return void run(() => send(code));
    setFailure(t.codeNeeded);
    showWrong(event.currentTarget);
  }
  const own = typeof failure === 'string' ? failure : undefined;
  return (
    <form ref={wrong} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={isRecovery ? t.recoveryCode : t.code}
        hint={isRecovery ? t.recoveryHint : t.codeHint}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={own}
      />
      <FailureNotice error={own ? null : failure} className="mb-3.5" />
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      {others(run)}
    </form>
  );
}
