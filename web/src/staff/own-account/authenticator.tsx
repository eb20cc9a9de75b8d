import type { StaffApi } from '@volante/contract/staff-api.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice, showFailure } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-sending.ts';
import { useWrongFocus } from '../controls/form/use-wrong-focus.ts';
import { Press } from '../controls/press.tsx';
import { call } from '../session/call.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { TotpSecret } from '../session/totp-secret.tsx';
import { useFieldText } from '../words/field-words.ts';
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
        <Press onClick={begin}>{t.newTotp}</Press>
      )}
      <h3 className="mt-5 mb-1 font-bold">{t.codes}</h3>
      <p className="mb-3 text-small text-ink-2">
        {t.codesLeft(factors.recoveryCodesLeft)} {t.newCodesText}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      <Press onClick={makeCodes}>{t.newCodes}</Press>
    </Part>
  );
}

interface NewAuthenticatorProps {
  fresh: { secret: string; uri: string };
  onConfirmed(recoveryCodes: readonly string[]): void;
}

function NewAuthenticator({ fresh, onConfirmed }: NewAuthenticatorProps) {
  const t = useText(accountTexts);
  const fieldText = useFieldText();
  const [code, setCode] = useState('');
  const { busy, failure, run } = useSending();
  const wrong = useWrongFocus(busy);
  const fault = failure instanceof CallError ? failure.errors[0]?.code : undefined;
  function confirm(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const { recoveryCodes } = await call('POST /me/totp/confirm', { body: { code } });
      onConfirmed(recoveryCodes);
    });
  }
  return (
    <form ref={wrong} onSubmit={confirm} noValidate>
      <TotpSecret {...fresh} />
      <TextField
        label={t.totpCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fault ? fieldText(fault) : undefined}
      />
      <FailureNotice error={fault ? null : failure} className="mb-3.5" />
      <Press type="submit" kind="solid" busy={busy}>
        {t.confirm}
      </Press>
    </form>
  );
}
