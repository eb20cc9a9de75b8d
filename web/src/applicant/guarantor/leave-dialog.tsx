import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { call } from '../application/call.ts';
import { showGuarantorFailure } from './failure.ts';
import { keepGuarantor } from './guarantor-query.ts';
import { guarantorTexts } from './texts.ts';

const calls = {
  refuse: 'POST /public/guarantors/{id}/refuse',
  leave: 'POST /public/guarantors/{id}/leave',
} as const;

interface LeaveDialogProps {
  view: GuarantorView;
  /** `leave`: they had agreed. */
  how: keyof typeof calls;
  onClose: () => void;
}

/** Says no, or leaves, with a reason if the guarantor wants to give one. */
export default function LeaveDialog({ view: { id, asker }, how, onClose }: LeaveDialogProps) {
  const t = useText(guarantorTexts);
  const [reason, setReason] = useState('');
  const [busy, run] = useBusy((error) => {
    onClose();
    showGuarantorFailure(id, error);
  });
  const send = () =>
    run(async () => {
      const body = reason.trim() ? { reason } : {};
      keepGuarantor(await call(calls[how], { params: { id }, body }));
      onClose();
    });
  const isRefusal = how === 'refuse';
  return (
    <Dialog
      title={isRefusal ? t.refuseTitle : t.leaveTitle}
      onClose={onClose}
      actions={
        <>
          <Button busy={busy} onClick={send}>
            {isRefusal ? t.refuseNow : t.leave}
          </Button>
          <Button kind="text" onClick={onClose}>
            {t.goBack}
          </Button>
        </>
      }
    >
      <p className="mb-3.5">{isRefusal ? t.refuseText(asker) : t.leaveText(asker)}</p>
      <TextArea
        label={t.reason}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        autoComplete="off"
      />
    </Dialog>
  );
}
