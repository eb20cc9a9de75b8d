import type { Me } from '@volante/contract/staff/me.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { callDoor } from '../session/call.ts';
import { CodeForm } from './code-form.tsx';
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
  return (
    <CodeForm
      // The other kind of code has its own form, because the typed text doesn't fit it.
      key={String(byRecovery)}
      isRecovery={byRecovery}
      send={async (code) => onSignedIn(await callDoor('POST /sign-in/code', { body: { challenge, code } }))}
      label={t.signIn}
      others={() => (
        <>
          <Button wide kind="text" className="mt-1.5" onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? t.useCode : t.useRecovery}
          </Button>
          <Button wide kind="text" onClick={onBack}>
            {t.startAgain}
          </Button>
        </>
      )}
    />
  );
}
