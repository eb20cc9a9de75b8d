import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { batchTexts } from './texts.ts';

/**
 * After this time without a new link, in ms, creation can be requested again; a killed server's job continues within a
 * minute.
 */
const STALLED = 90_000;

/** The progress of a file's links. */
export function BatchRunning({ batch: { batchId, counts, created, skipped } }: { batch: Batch }) {
  const t = useText(batchTexts);
  const [isStalled, setStalled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new link restarts the wait
  useEffect(() => {
    setStalled(false);
    const timer = setTimeout(() => setStalled(true), STALLED);
    return () => clearTimeout(timer);
  }, [created]);
  const all = counts.ok + counts.error + counts.duplicate - skipped;
  const text = t.progress(created, all);
  const goOn = () => {
    setStalled(false);
    // The first choice holds: a batch is created once.
    const body = { skipDuplicates: true, skipErrors: true };
    call('POST /link-batches/{batchId}/create', { params: { batchId }, body }).catch(showFailure);
  };
  return (
    <div role="status" className="rounded-card border border-line bg-card p-4">
      <p className="mb-2 font-bold">{text}</p>
      <ProgressBar value={all === 0 ? 1 : created / all} label={text} />
      <p className="mt-2 text-small text-ink-2">{t.progressLead}</p>
      {isStalled && (
        <Button kind="outline" className="mt-3" onClick={goOn}>
          {t.goOn}
        </Button>
      )}
    </div>
  );
}
