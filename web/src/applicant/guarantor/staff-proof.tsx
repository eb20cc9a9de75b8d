import { CallError } from '../../lib/call/call-error.ts';
import { usePolling } from '../../lib/polling.ts';
import { askNow, callOld, keepWritten, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { call } from '../application/call.ts';
import { ASKS_EVERY, HelpNumber } from '../devices/help-step.tsx';
import { accessQuery } from './code-proof.tsx';
import { showGuarantorFailure } from './failure.ts';
import { guarantorQuery } from './guarantor-query.ts';
import { guarantorTexts } from './texts.ts';

/** The last way, which is always there: staff let this phone in after a call with the guarantor. */
export function StaffProof({ id }: { id: string }) {
  const t = useText(guarantorTexts);
  const { data } = useQuery(accessQuery(id));
  const [busy, run] = useBusy((error) => {
    if (error instanceof CallError && error.code === 'rate_limited') void toast.error(t.askedTooOften);
    else showGuarantorFailure(id, error);
  });
  const number = data?.help?.number;
  const look = async () => {
    const { access } = await askNow(accessQuery(id));
    if (access === 'full') await callOld({ queryKey: guarantorQuery(id).queryKey });
  };
  usePolling(() => void look().catch(() => undefined), { every: number ? ASKS_EVERY : null, onReturn: true });
  if (!data) return null;
  const ask = () =>
    run(async () => {
      const access = await call('POST /public/guarantors/{id}/access/help', { params: { id } });
      keepWritten(accessQuery(id).queryKey, access);
    });
  if (number)
    return (
      <div className="mt-4 grid gap-3">
        <p>{t.helpLead}</p>
        <HelpNumber number={number} />
      </div>
    );
  const hasCode = data.channels.length > 0;
  return (
    <Button kind={hasCode ? 'text' : 'solid'} busy={busy} onClick={() => void ask()} className="mt-3">
      {hasCode ? t.cannotGet : t.askStaff}
    </Button>
  );
}
