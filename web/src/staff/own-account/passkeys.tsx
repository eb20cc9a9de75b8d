import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { showMoment } from '../words/moments.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

/** The own passkeys. */
export function Passkeys() {
  const t = useText(accountTexts);
  const language = useLanguage();
  const { passkeys } = useMe().factors;
  const [name, setName] = useState('');
  const [busy, run] = useBusy(showFailure);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    await run(async () => {
      const { challenge, options } = await call('POST /me/passkeys/options');
      const response = await startRegistration({ optionsJSON: options as never }).catch(() => null);
      if (!response) return toast.error(t.passkeyStopped) as never;
      const body = { challenge, name: name.trim() || t.passkeys, response: response as never };
      keepMe(await call('POST /me/passkeys', { body }));
      setName('');
      toast.success(t.passkeyAdded);
    });
  }
  const remove = (passkeyId: string) =>
    call('DELETE /me/passkeys/{passkeyId}', { params: { passkeyId } }).then(keepMe, showFailure);
  return (
    <Part title={t.passkeys}>
      <p className="mb-3 text-small text-ink-2">{t.passkeysText}</p>
      {passkeys.length === 0 && <p className="mb-3 text-small">{t.noPasskeys}</p>}
      <ul className="mb-3 grid gap-2">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center justify-between gap-3 text-small">
            <span>
              <b className="block">{passkey.name}</b>
              <span className="text-ink-2">
                {passkey.lastUsedAt ? t.lastUsed(showMoment(passkey.lastUsedAt, language)) : t.neverUsed}
              </span>
            </span>
            <Button kind="outline" aria-label={t.removeNamed(passkey.name)} onClick={() => remove(passkey.id)}>
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <form onSubmit={add} noValidate>
          <TextField
            label={t.passkeyName}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button kind="outline" type="submit" busy={busy}>
            {t.addPasskey}
          </Button>
        </form>
      ) : (
        <p className="text-small">{t.noPasskeySupport}</p>
      )}
    </Part>
  );
}
