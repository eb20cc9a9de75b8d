import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Authenticator } from './authenticator.tsx';
import { OwnName } from './own-name.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { accountTexts } from './texts.ts';

/** The own account: name, password, second factors and sessions. */
export function OwnAccount() {
  const t = useText(accountTexts);
  useWindowTitle(t.title);
  return (
    <main className="mx-auto max-w-[1100px] px-4 py-6">
      <h1 className="mb-4 text-title font-extrabold">{t.title}</h1>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <OwnName />
        <OwnPassword />
        <Authenticator />
        <Passkeys />
        <OwnSessions />
      </div>
    </main>
  );
}
