import { useBusy } from '../../lib/use-busy.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { call } from '../application/call.ts';
import { storeAccess } from './access.ts';
import type { Step } from './proof.tsx';
import { refusalText } from './use-asking.tsx';

interface CannotGetItProps {
  id: string;
  open: (step: Step) => void;
  label: string;
  kind?: ButtonKind;
}

/** The last way, which is always there: staff let the device in after a call. */
export function CannotGetIt({ id, open, label, kind = 'text' }: CannotGetItProps) {
  const [busy, run] = useBusy((error) => void toast.error(refusalText(error)));
  const ask = () =>
    run(async () => {
      storeAccess(id, await call('POST /public/admission/requests/{id}/access/help', { params: { id } }));
      open({ at: 'help' });
    });
  return (
    <Button kind={kind} busy={busy} onClick={ask}>
      {label}
    </Button>
  );
}
