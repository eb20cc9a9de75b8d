import { useText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
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
  const renews = kind === 'renew';
  async function send(reason: string): Promise<void> {
    const input = { params: { applicationId }, body: { reason } };
    if (renews) await call('POST /applications/{applicationId}/link/renew', input);
    else await call('POST /applications/{applicationId}/link/revoke', input);
    toast.success(renews ? t.renewed : t.revoked);
    onDone();
  }
  return (
    <ReasonDialog
      title={renews ? t.renewTitle : t.revokeTitle}
      lead={<p className="mb-3 text-small">{renews ? t.renewLead : t.revokeLead}</p>}
      texts={{
        ...{ reason: t.reason, hint: t.reasonHint, short: t.reasonShort },
        ...{ send: renews ? t.renew : t.revoke, leave: t.cancel },
      }}
      kind={renews ? 'solid' : 'danger'}
      onSend={send}
      onClose={onClose}
    />
  );
}
