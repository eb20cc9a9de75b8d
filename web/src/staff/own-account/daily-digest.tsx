import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

/** Whether the mail of each working morning comes. */
export function DailyDigest() {
  const t = useText(accountTexts);
  const { account } = useMe();
  /** Until the server has answered. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, run] = useBusy(showFailure);
  const change = (dailyDigest: boolean) => {
    setWanted(dailyDigest);
    void run(async () => {
      keepMe(await call('PATCH /me', { body: { dailyDigest } }));
      toast.success(dailyDigest ? t.digestOn : t.digestOff);
    }).finally(() => setWanted(null));
  };
  return (
    <Part title={t.digest}>
      <CheckboxField
        label={t.digestWanted}
        hint={t.digestHint}
        checked={wanted ?? account.dailyDigest}
        onChange={({ target }) => !busy && change(target.checked)}
        className="mb-0"
      />
    </Part>
  );
}
