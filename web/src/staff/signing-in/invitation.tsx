import { signInEndpoints } from '@volante/contract/staff/sign-in.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { PlainPage } from '../layout/plain-page.tsx';
import { callDoor } from '../session/call.ts';
import { RecoveryCodes, TotpSecret } from '../session/enrolment.tsx';
import { NewPassword } from '../session/new-password.tsx';
import { useRoleNames } from '../words/role-words.ts';
import { signInTexts } from './texts.ts';

interface InvitationProps {
  /** From the URL's fragment, which servers never see. */
  token: string;
  onAccepted(accepted: Accepted): void;
}

/** An invitation: name, password and authenticator, then the recovery codes. */
export function Invitation({ token, onAccepted }: InvitationProps) {
  const t = useText(signInTexts);
  const roles = useRoleNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` repeats the request
  useEffect(() => {
    setFailure(null);
    callDoor('POST /invitations/open', { body: { token } }).then(setOpened, setFailure);
  }, [token, tries]);

  const isGone = failure instanceof CallError && ['not_found_error', 'unprocessable_error'].includes(failure.code);
  if (isGone)
    return (
      <PlainPage title={t.invitationGoneTitle} lead={t.invitationGoneText}>
        <ButtonLink wide href="/staff/">
          {t.toSignIn}
        </ButtonLink>
      </PlainPage>
    );
  if (accepted)
    return (
      <PlainPage title={t.codesTitle} lead={t.codesLead}>
        <RecoveryCodes codes={accepted.recoveryCodes} />
        <Button wide onClick={() => onAccepted(accepted)}>
          {t.codesKept}
        </Button>
      </PlainPage>
    );
  return (
    <PlainPage title={t.invitationTitle} lead={opened && t.invitationLead(roles(opened.roles))}>
      <FailureNotice error={failure} onAgain={() => setTries(tries + 1)} />
      {opened && <AcceptForm token={token} opened={opened} onAccepted={setAccepted} onGone={setFailure} />}
      {!opened && failure === null && <Skeleton className="h-96" />}
    </PlainPage>
  );
}

type Opened = StaffApi['POST /invitations/open']['result'];
type Accepted = StaffApi['POST /invitations/accept']['result'];

interface AcceptFormProps {
  token: string;
  opened: Opened;
  onAccepted(accepted: Accepted): void;
  /** It was used meanwhile, or has expired. */
  onGone(error: unknown): void;
}

function AcceptForm({ token, opened, onAccepted, onGone }: AcceptFormProps) {
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
