import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { Modal } from '../../controls/modal.tsx';
import { Press } from '../../controls/press.tsx';
import { call } from '../../session/call.ts';
import { caseLinkTexts } from './texts.ts';

interface LinkDialogProps {
  applicationId: string;
  kind: 'renew' | 'revoke';
  onDone(): void;
  onClose(): void;
}

/** Asks why a link is renewed or revoked, and does it. */
export function LinkDialog({ applicationId, kind, onDone, onClose }: LinkDialogProps) {
  const t = useText(caseLinkTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isShort = reason.trim().length < 3;
  const renews = kind === 'renew';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    setBusy(true);
    setFailure(null);
    const input = { params: { applicationId }, body: { reason } };
    try {
      if (renews) await call('POST /applications/{applicationId}/link/renew', input);
      else await call('POST /applications/{applicationId}/link/revoke', input);
      toast.success(renews ? t.renewed : t.revoked);
      onDone();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <Modal title={renews ? t.renewTitle : t.revokeTitle} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <p className="mb-3 text-small">{renews ? t.renewLead : t.revokeLead}</p>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && isShort ? t.reasonShort : undefined}
        />
        {failure !== null && (
          <div className="mb-3">
            <FailureNotice error={failure} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Press kind="solid" type="submit" busy={busy}>
            {renews ? t.renew : t.revoke}
          </Press>
          <Press onClick={onClose}>{t.cancel}</Press>
        </div>
      </form>
    </Modal>
  );
}
