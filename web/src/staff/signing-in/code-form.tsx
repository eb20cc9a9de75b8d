import type { ReactNode } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
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
  const form = useForm({ code: '' }, ({ code }) => ({ code: code.trim() === '' && t.codeNeeded }));
  const submit = form.sends(
    ({ code }) => send(code),
    (error) => {
      if (!(error instanceof CallError && error.code === 'sign_in_refused')) throw error;
      form.refuse('code', isRecovery ? t.recoveryRefused : t.codeRefused);
    },
  );
  const run: Run = (work) =>
    form.run(async () => {
      const said = await work();
      if (typeof said === 'string') form.refuse('code', said);
    });
  return (
    <form ref={form.ref} onSubmit={submit} noValidate>
      <TextField
        autoFocus
        label={isRecovery ? t.recoveryCode : t.code}
        hint={isRecovery ? t.recoveryHint : t.codeHint}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        {...form.field('code')}
      />
      <FailureNotice error={form.failure} className="mb-3.5" />
      <Button wide type="submit" busy={form.busy}>
        {label}
      </Button>
      {others(run)}
    </form>
  );
}
