import type { StaffApi } from '@volante/contract/staff-api.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
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
  const [fault, setFault] = useState<string | null>(null);
  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      const { recoveryCodes } = await call('POST /me/totp/confirm', { body: { code } });
      onConfirmed(recoveryCodes);
    } catch (error) {
      if (error instanceof CallError && error.errors.length > 0) setFault(error.errors[0]?.code ?? 'invalid_value');
      else showFailure(error);
    }
  }
  return (
    <form onSubmit={confirm} noValidate>
      <TotpSecret {...fresh} />
      <TextField
        label={t.totpCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fault ? fieldText({ type: 'server', message: fault }) : undefined}
      />
      <Press type="submit" kind="solid">
        {t.confirm}
      </Press>
    </form>
  );
}
