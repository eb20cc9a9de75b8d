import type { Me } from '@volante/contract/staff/me.ts';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';

interface SignInFormProps {
  /** Prefilled if a session has ended. */
  email?: string;
  onSignedIn(me: Me): void;
}

/** Signing in, in two steps, or by passkey in one. */
export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const [given, setGiven] = useState<{ email: string; challenge: string } | null>(null);
  if (!given) return <PasswordStep email={email} onSignedIn={onSignedIn} onPassed={setGiven} />;
  return <CodeStep challenge={given.challenge} onSignedIn={onSignedIn} onBack={() => setGiven(null)} />;
}
