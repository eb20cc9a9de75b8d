import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { PlainPage } from '../frame/plain-page.tsx';
import { callDoor } from '../session/call.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { roleWords } from '../words/role-words.ts';
import { type Accepted, AcceptForm, type Opened } from './accept-form.tsx';
import { signInTexts } from './texts.ts';

interface InvitationProps {
  /** From the URL's fragment, which servers never see. */
  token: string;
  onAccepted(accepted: Accepted): void;
}

/** An invitation: name, password and authenticator, then the recovery codes. */
export function Invitation({ token, onAccepted }: InvitationProps) {
  const t = useText(signInTexts);
  const roles = useText(roleWords);
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
    <PlainPage title={t.invitationTitle} lead={opened && t.invitationLead(roles[opened.role])}>
      <FailureNotice error={failure} onAgain={() => setTries(tries + 1)} />
      {opened && <AcceptForm token={token} opened={opened} onAccepted={setAccepted} onGone={setFailure} />}
      {!opened && failure === null && <Skeleton className="h-96" />}
    </PlainPage>
  );
}
