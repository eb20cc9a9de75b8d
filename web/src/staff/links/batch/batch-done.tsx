import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { useState } from 'react';
import { addressOf } from '../../../lib/call/call.ts';
import { queryClient } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { batchOf } from './batch-queries.ts';
import { batchTexts } from './texts.ts';

/** The links of a file: the result to download, and a button to withdraw them. */
export function BatchDone({ batch }: { batch: Batch }) {
  const t = useText(batchTexts);
  const [asks, setAsks] = useState(false);
  const { batchId, created, skipped, opened, revoked } = batch;
  const facts = [
    t.created(created),
    ...(skipped > 0 ? [t.skipped(skipped)] : []),
    ...(opened > 0 ? [t.opened(opened)] : []),
    ...(revoked > 0 ? [t.revoked(revoked)] : []),
  ];
  return (
    <div role="status" className="rounded-card border border-line bg-card p-4">
      <p className="mb-3 font-bold">{facts.join(' · ')}</p>
      {created > 0 && (
        <>
          <div className="flex flex-wrap gap-2">
            <a
              href={addressOf('/staff/link-batches/{batchId}/result.csv', { batchId })}
              download
              className={buttonClass('solid')}
            >
              {t.download}
            </a>
            {opened + revoked < created && (
              <Button kind="outline" onClick={() => setAsks(true)}>
                {t.takeBack}
              </Button>
            )}
          </div>
          <p className="mt-2 text-small text-ink-2">{t.downloadLead}</p>
        </>
      )}
      {asks && <TakeBack batchId={batchId} onClose={() => setAsks(false)} />}
    </div>
  );
}

function TakeBack({ batchId, onClose }: { batchId: string; onClose(): void }) {
  const t = useText(batchTexts);
  const { busy, failure, run } = useSending();
  async function takeBack(): Promise<void> {
    await run(async () => {
      const { revoked } = await call('POST /link-batches/{batchId}/revoke', { params: { batchId } });
      toast.success(t.takenBack(revoked));
      await queryClient().invalidateQueries({ queryKey: batchOf(batchId).queryKey });
      onClose();
    });
  }
  return (
    <Dialog title={t.takeBackTitle} onClose={onClose}>
      <p className="mb-4">{t.takeBackLead}</p>
      <FailureNotice error={failure} className="mb-3" />
      <div className="flex flex-wrap gap-2">
        <Button kind="danger" busy={busy} onClick={() => void takeBack()}>
          {t.takeBackDo}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
