import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../lib/text.ts';
import { welcome } from '../session/begin.ts';
import { useSession } from '../session/session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInTexts } from './texts.ts';

/** The sign-in over a page whose session ended. The page stays below it, hidden, with everything typed. */
export function SessionEnded() {
  const t = useText(signInTexts);
  const { phase, me } = useSession();
  if (phase !== 'ended' || !me) return null;
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className="fixed inset-0 z-50 overflow-y-auto bg-ground">
      <Modal className="mx-auto flex min-h-full max-w-[440px] flex-col justify-center px-5 py-8">
        <Dialog className="outline-none">
          <Heading slot="title" className="mb-1.5 text-title font-extrabold">
            {t.endedTitle}
          </Heading>
          <p className="mb-5 text-ink-2">{t.endedLead(me.account.name)}</p>
          <SignInForm email={me.account.email} onSignedIn={welcome} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
