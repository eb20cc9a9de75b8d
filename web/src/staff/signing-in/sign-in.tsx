import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { PlainPage } from '../frame/plain-page.tsx';
import { findSession, welcome } from '../session/begin.ts';
import { SignInForm } from './sign-in-form.tsx';
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
