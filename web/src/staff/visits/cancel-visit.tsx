import type { Visit } from '@volante/contract/staff/visit.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { Modal } from '../controls/modal.tsx';
import { Press } from '../controls/press.tsx';
import { call } from '../session/call.ts';
import { calendarChanged } from './calendar-data.ts';
import { visitTexts } from './texts.ts';
import { When } from './when.tsx';

/** Cancels a visit, with a reason that is written down. */
export function CancelVisit({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const t = useText(visitTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isShort = reason.trim().length < 3;
  async function cancel(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { revision: visit.revision, reason };
      await call('POST /visits/{visitId}/cancel', { params: { visitId: visit.id }, body });
      toast.success(t.cancelled);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      calendarChanged(visit.applicationId);
    }
  }
  return (
    <Modal title={t.cancel} onClose={onClose}>
      <form onSubmit={cancel} noValidate>
        <p className="mb-2 font-semibold">
          {visit.advisor.name} · <When at={visit.startsAt} zones={[visit.zone]} />
        </p>
        <p className="mb-3 text-small text-ink-2">{t.cancelLead}</p>
        <TextArea
          label={t.reason}
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
          <Press kind="danger" type="submit" busy={busy}>
            {t.cancel}
          </Press>
          <Press onClick={onClose}>{t.back}</Press>
        </div>
      </form>
    </Modal>
  );
}
