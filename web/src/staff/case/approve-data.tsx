import { isClosed } from '@volante/contract/admission/stages.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { keepCase } from '../application/application.ts';
import { OpenThings, openAsked } from '../application/open-things.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { caseTexts } from './texts.ts';

/** The state of the personal data. Approving them asks first if the driver still has to correct something in them. */
export function ApproveData({ one }: { one: ReviewerCase }) {
  const t = useText(caseTexts);
  const [asks, setAsks] = useState(false);
  const { busy, failure, run } = useSending();
  const { status } = one.personalData;
  if (status === 'pending') return null;
  const isApproved = status === 'approved';
  if (isClosed(one.stage)) return isApproved && <Tag tone="ok">{t.approved}</Tag>;
  const acting = { one, act: 'approve_part', on: 'personal_data' } as const;
  const asked = isApproved ? [] : openAsked(acting);
  const change = () =>
    run(async () => {
      const next = await call(`POST /applications/{applicationId}/personal-data/${isApproved ? 'reopen' : 'approve'}`, {
        params: { applicationId: one.applicationId },
        body: { revision: one.contact.revision, ...(asked.length > 0 && { despite: asked }) },
      });
      setAsks(false);
      keepCase(next, isApproved ? t.dataReopened : t.dataApproved);
    });
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isApproved && <Tag tone="ok">{t.approved}</Tag>}
      <Button
        kind="outline"
        busy={busy}
        aria-haspopup={asked.length > 0 ? 'dialog' : undefined}
        onClick={() => (asked.length > 0 ? setAsks(true) : void change())}
      >
        {isApproved ? t.reopen : t.approve}
      </Button>
      {!asks && <FailureNotice error={failure} />}
      {asks && (
        <Dialog title={t.approveTitle} onClose={() => setAsks(false)}>
          <OpenThings {...acting} />
          <p className="mb-3">{t.approveLead}</p>
          {failure !== null && (
            <div className="mb-3">
              <FailureNotice error={failure} />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void change()}>
              {t.approve}
            </Button>
            <Button kind="outline" onClick={() => setAsks(false)}>
              {t.approveCancel}
            </Button>
          </div>
        </Dialog>
      )}
    </span>
  );
}
