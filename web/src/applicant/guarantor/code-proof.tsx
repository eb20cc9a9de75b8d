import type { DeviceAccess } from '@volante/contract/devices/calls.ts';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { callOld, keepWritten, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { call } from '../application/call.ts';
import { showGuarantorFailure } from './failure.ts';
import { guarantorQuery } from './guarantor-query.ts';
import { guarantorTexts } from './texts.ts';

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: ['guarantor-access', id] as const,
    queryFn: () => call('GET /public/guarantors/{id}/access', { params: { id } }),
  });

/** A code to the address that the guarantor gave makes this phone theirs, too; nothing without a channel. */
export function CodeProof({ id }: { id: string }) {
  const t = useText(guarantorTexts);
  const { data } = useQuery(accessQuery(id));
  const [busy, run] = useBusy((error) => {
    if (error instanceof CallError && error.code === 'rate_limited') void toast.error(t.tooManyCodes);
    else showGuarantorFailure(id, error);
  });
  if (!data || data.channels.length === 0) return null;
  const send = (channel: DeviceAccess['channels'][number]['channel']) =>
    run(async () => {
      const sent = await call('POST /public/guarantors/{id}/access/code', { params: { id }, body: { channel } });
      keepWritten(accessQuery(id).queryKey, sent);
    });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t.limitedByCode}</p>
      {data.code && <TypedCode id={id} to={data.code.to} />}
      {data.channels.map(({ channel, to }) => (
        <Button key={channel} kind="outline" busy={busy} onClick={() => void send(channel)}>
          {t.sendCode[channel](to)}
        </Button>
      ))}
    </div>
  );
}

function TypedCode({ id, to }: { id: string; to: string }) {
  const t = useText(guarantorTexts);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, run] = useBusy((failure) => {
    const wrong = failure instanceof CallError ? failure.errors[0]?.code : undefined;
    if (wrong === 'code_wrong' || wrong === 'code_expired') setError(t.codeErrors[wrong]);
    else showGuarantorFailure(id, failure);
  });
  const check = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await call('POST /public/guarantors/{id}/access/code/check', { params: { id }, body: { code } });
      await callOld({ queryKey: guarantorQuery(id).queryKey });
    });
  };
  return (
    <form onSubmit={check} noValidate>
      <TextField
        label={t.code}
        hint={t.codeSent(to)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t.checkCode}
      </Button>
    </form>
  );
}
