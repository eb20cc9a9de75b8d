import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { Link } from 'wouter';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { showMoment } from '../../words/moments.ts';
import { LinksPage } from '../links-page.tsx';
import { BatchDone } from './batch-done.tsx';
import { batchOf } from './batch-queries.ts';
import { BatchRows } from './batch-rows.tsx';
import { BatchRunning } from './batch-running.tsx';
import { CreateBatch } from './create-batch.tsx';
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
