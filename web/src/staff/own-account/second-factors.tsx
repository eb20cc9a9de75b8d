import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice, showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { RecoveryCodes, TotpSecret } from '../session/enrolment.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { showMoment } from '../words/moments.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

/** The authenticator app and the recovery codes. */
export function Authenticator() {
  const t = useText(accountTexts);
  const { factors } = useMe();
  const [fresh, setFresh] = useState<StaffApi['POST /me/totp']['result'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function keepCodes(recoveryCodes: readonly string[]): Promise<void> {
    setCodes(recoveryCodes);
    keepMe(await call('GET /me'));
  }
  const begin = () => call('POST /me/totp').then(setFresh, showFailure);
  const makeCodes = () =>
    call('POST /me/recovery-codes').then(({ recoveryCodes }) => keepCodes(recoveryCodes), showFailure);
  return (
    <Part title={t.totp}>
      <p className="mb-3 text-small text-ink-2">{t.totpText}</p>
      {fresh ? (
        <NewAuthenticator
          fresh={fresh}
          onConfirmed={(recoveryCodes) => {
            setFresh(null);
            toast.success(t.totpChanged, 8000);
            void keepCodes(recoveryCodes).catch(showFailure);
          }}
        />
      ) : (
        <Button kind="outline" onClick={begin}>
          {t.newTotp}
        </Button>
      )}
      <h3 className="mt-5 mb-1 font-bold">{t.codes}</h3>
      <p className="mb-3 text-small text-ink-2">
        {t.codesLeft(factors.recoveryCodesLeft)} {t.newCodesText}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      <Button kind="outline" onClick={makeCodes}>
        {t.newCodes}
      </Button>
    </Part>
  );
}

interface NewAuthenticatorProps {
  fresh: { secret: string; uri: string };
  onConfirmed(recoveryCodes: readonly string[]): void;
}

function NewAuthenticator({ fresh, onConfirmed }: NewAuthenticatorProps) {
  const t = useText(accountTexts);
  const { ref, busy, failure, field, sends } = useForm({ code: '' });
  const confirm = sends(async (body) => {
    const { recoveryCodes } = await call('POST /me/totp/confirm', { body });
    onConfirmed(recoveryCodes);
  });
  return (
    <form ref={ref} onSubmit={confirm} noValidate>
      <TotpSecret {...fresh} />
      <TextField label={t.totpCode} inputMode="numeric" autoComplete="one-time-code" {...field('code')} />
      <FailureNotice error={failure} className="mb-3.5" />
      <Button type="submit" busy={busy}>
        {t.confirm}
      </Button>
    </form>
  );
}

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
