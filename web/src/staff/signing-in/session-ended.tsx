import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { welcome } from '../session/begin.ts';
import { useSession } from '../session/session.ts';
import { SignInForm } from './sign-in.tsx';
import { signInTexts } from './texts.ts';

/** The sign-in over a page whose session ended. The page stays below it, hidden, with everything typed. */
export function SessionEnded() {
  const t = useText(signInTexts);
  const { phase, me } = useSession();
  if (phase !== 'ended' || !me) return null;
  return (
    <Dialog look="full" title={t.endedTitle}>
      <div className="w-full max-w-[440px]">
        <p className="mb-5 text-ink-2">{t.endedLead(me.account.name)}</p>
        <SignInForm email={me.account.email} onSignedIn={welcome} />
      </div>
    </Dialog>
  );
}
