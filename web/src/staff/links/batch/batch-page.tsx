import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { LinksPage } from '../links-page.tsx';
import { batchOf } from './batch-queries.ts';
import { BatchRows, CreateBatch } from './create-batch.tsx';
import { SendLinks } from './send-links.tsx';
import { batchTexts } from './texts.ts';

/**
 * A file of drivers: the result of its check, the progress of its links, and their outcome. Its URL survives a reload.
 */
export function BatchPage({ batchId }: { batchId: string }) {
  const t = useText(batchTexts);
  const language = useLanguage();
  const { data: batch, error, refetch } = useQuery(batchOf(batchId));
  const isGone = error instanceof CallError && error.code === 'not_found_error';
  return (
    <LinksPage title={batch ? t.batchOf(unbroken(showMoment(batch.createdAt, language))) : t.title}>
      {isGone && <Notice tone="warn">{t.notThere}</Notice>}
      {error && !batch && !isGone && <FailureNotice error={error} onAgain={refetch} />}
      {!batch && !error && <Skeleton className="h-48" label={t.loading} />}
      {batch && <Shown batch={batch} />}
      <p className="mt-6">
        <Link href="/links/batch" className={buttonClass('outline')}>
          {t.other}
        </Link>
      </p>
    </LinksPage>
  );
}

function Shown({ batch }: { batch: Batch }) {
  const t = useText(batchTexts);
  const { batchId, counts, ignored, state } = batch;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        <Tag tone="ok">{t.ok(counts.ok)}</Tag>
        {counts.error > 0 && <Tag tone="bad">{t.errors(counts.error)}</Tag>}
        {counts.duplicate > 0 && <Tag tone="need">{t.duplicates(counts.duplicate)}</Tag>}
      </p>
      {ignored.length > 0 && <p className="text-small wrap-anywhere">{t.ignored(ignored.join(', '))}</p>}
      {state === 'checked' && <CreateBatch batch={batch} />}
      {state === 'running' && <BatchRunning batch={batch} />}
      {state === 'done' && <BatchDone batch={batch} />}
      {counts.error > 0 && <BatchRows batchId={batchId} status="error" title={t.errorsTitle} />}
      {counts.duplicate > 0 && <BatchRows batchId={batchId} status="duplicate" title={t.duplicatesTitle} />}
    </div>
  );
}

/** Keeps day and month on one line of a heading. */
const unbroken = (moment: string) => moment.replace(' ', '\u00a0');

/**
 * After this time without a new link, in ms, creation can be requested again; a killed server's job continues within a
 * minute.
 */
const STALLED = 90_000;

/** The progress of a file's links. */
function BatchRunning({ batch: { batchId, counts, created, skipped } }: { batch: Batch }) {
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

/** The links of a file: the result to download, and a button to withdraw them. */
function BatchDone({ batch }: { batch: Batch }) {
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
          {revoked < created && <SendLinks batchId={batchId} />}
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
