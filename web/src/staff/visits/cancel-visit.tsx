import type { Visit } from '@volante/contract/staff/visit.ts';
import { useText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { ReasonDialog } from '../controls/form/form-dialog.tsx';
import { call } from '../session/call.ts';
import { calendarChanged } from './calendar-data.ts';
import { visitTexts } from './texts.ts';
import { When } from './when.tsx';

/** Cancels a visit, with a reason, which is logged. */
export function CancelVisit({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const t = useText(visitTexts);
  async function cancel(reason: string): Promise<void> {
    try {
      const body = { revision: visit.revision, reason };
      await call('POST /visits/{visitId}/cancel', { params: { visitId: visit.id }, body });
      toast.success(t.cancelled);
      onClose();
    } finally {
      calendarChanged(visit.applicationId);
    }
  }
  return (
    <ReasonDialog
      title={t.cancel}
      lead={
        <>
          <p className="mb-2 font-semibold">
            <span translate="no">{visit.advisor.name}</span> · <When at={visit.startsAt} zones={[visit.zone]} />
          </p>
          <p className="mb-3 text-small text-ink-2">{t.cancelLead}</p>
        </>
      }
      texts={{ reason: t.reason, short: t.reasonShort, send: t.cancel, leave: t.back }}
      kind="danger"
      onSend={cancel}
      onClose={onClose}
    />
  );
}
