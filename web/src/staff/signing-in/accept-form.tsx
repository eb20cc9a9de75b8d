import { signInEndpoints } from '@volante/contract/staff/sign-in.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { checkedBy } from '../controls/checked-by.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { callDoor } from '../session/call.ts';
import { NewPassword } from '../session/new-password.tsx';
import { TotpSecret } from '../session/totp-secret.tsx';
import { showAtFields, useFieldText } from '../words/field-words.ts';
import { signInTexts } from './texts.ts';

export type Opened = StaffApi['POST /invitations/open']['result'];
export type Accepted = StaffApi['POST /invitations/accept']['result'];

interface AcceptFormProps {
  token: string;
  opened: Opened;
  onAccepted(accepted: Accepted): void;
  /** It was used meanwhile, or has expired. */
  onGone(error: unknown): void;
}

export function AcceptForm({ token, opened, onAccepted, onGone }: AcceptFormProps) {
  const t = useText(signInTexts);
  const fieldText = useFieldText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: checkedBy(signInEndpoints.acceptInvitation.body),
    defaultValues: { token, name: '', password: '', code: '', ...(opened.email === null && { email: '' }) },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      onAccepted(await callDoor('POST /invitations/accept', { body }));
    } catch (error) {
      if (error instanceof CallError && error.code === 'not_found_error') return onGone(error);
      if (!showAtFields(error, ['email', 'name', 'password', 'code'], setError)) setFailure(error);
    }
  });
  const [password = '', name = '', email = ''] = watch(['password', 'name', 'email']);
  const address = opened.email ?? email;
  return (
    <form onSubmit={send} noValidate>
      {opened.email === null ? (
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          error={fieldText(errors.email)}
          {...register('email')}
        />
      ) : (
        <TextField label={t.email} readOnly value={opened.email} autoComplete="username" />
      )}
      <TextField
        label={t.name}
        hint={t.nameHint}
        autoComplete="name"
        error={fieldText(errors.name)}
        {...register('name')}
      />
      <NewPassword
        label={t.newPassword}
        typed={password}
        known={[name, address]}
        error={fieldText(errors.password)}
        {...register('password')}
      />
      <TotpSecret {...opened.totp} />
      <TextField
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fieldText(errors.code)}
        {...register('code')}
      />
      <FailureNotice error={failure} className="mb-3.5" />
      <Button type="submit" busy={isSubmitting}>
        {t.accept}
      </Button>
    </form>
  );
}
