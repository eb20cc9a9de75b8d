import type { StaffApi } from '@volante/contract/staff-api.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice, showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { TotpSecret } from '../session/totp-secret.tsx';
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
