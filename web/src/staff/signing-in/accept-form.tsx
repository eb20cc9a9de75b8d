import { signInEndpoints } from '@volante/contract/staff/sign-in.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { callDoor } from '../session/call.ts';
import { NewPassword } from '../session/new-password.tsx';
import { TotpSecret } from '../session/totp-secret.tsx';
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
  const { ref, typed, busy, failure, field, sends } = useForm(
    { token, name: '', password: '', code: '', ...(opened.email === null && { email: '' }) },
    signInEndpoints.acceptInvitation.body,
  );
  const send = sends(async (body) => {
    try {
      onAccepted(await callDoor('POST /invitations/accept', { body }));
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'not_found_error')) throw error;
      onGone(error);
    }
  });
  return (
    <form ref={ref} onSubmit={send} noValidate>
      {opened.email === null ? (
        <TextField label={t.email} type="email" autoComplete="username" {...field('email')} />
      ) : (
        <TextField label={t.email} readOnly value={opened.email} autoComplete="username" />
      )}
      <TextField label={t.name} hint={t.nameHint} autoComplete="name" {...field('name')} />
      <NewPassword
        label={t.newPassword}
        typed={typed.password}
        known={[typed.name, opened.email ?? typed.email ?? '']}
        {...field('password')}
      />
      <TotpSecret {...opened.totp} />
      <TextField label={t.code} hint={t.codeHint} inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      <FailureNotice error={failure} className="mb-3.5" />
      <Button wide type="submit" busy={busy}>
        {t.accept}
      </Button>
    </form>
  );
}
