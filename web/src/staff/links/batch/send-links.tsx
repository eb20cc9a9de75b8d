import { type BulkResult, bulkEndpoints, rightOfAct } from '@volante/contract/staff/bulk/bulk.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftOut, Named } from '../../bulk/left-out.tsx';
import type { Order, Ordered } from '../../bulk/parts.ts';
import { bulkTexts } from '../../bulk/texts.ts';
import { useFacts } from '../../bulk/use-facts.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { useMe } from '../../session/session.ts';
import { readMade } from './batch-queries.ts';
import { batchTexts } from './texts.ts';

const PreviewDialog = lazy(() =>
  import('../../bulk/preview-dialog.tsx').then(({ PreviewDialog }) => ({ default: PreviewDialog })),
);

const order: Order = { act: 'send_link' };

/** Sends the links of a file by the channels that reach their drivers, after a preview, and says which lines got none. */
export function SendLinks({ batchId }: { batchId: string }) {
  const t = useText(batchTexts);
  const { account } = useMe();
  const [busy, run] = useBusy(showFailure);
  const [rows, setRows] = useState<readonly Ordered[] | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const open = () => run(async () => setRows(await readMade(batchId)));
  if (!may(account, bulkEndpoints.doBulk.needs) || !may(account, rightOfAct.send_link)) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div role="status">{sent && <Outcome {...sent} />}</div>
      <Button kind="outline" busy={busy} onClick={open}>
        {t.send}
      </Button>
      <p className="mt-2 text-small text-ink-2">{t.sendLead}</p>
      {rows && (
        <Suspense>
          <PreviewDialog
            order={order}
            rows={rows}
            onClose={() => setRows(null)}
            onDone={(result, previewed) => {
              setSent({ rows, result, previewed });
              setRows(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface Sent {
  rows: readonly Ordered[];
  result: BulkResult;
  previewed: BulkResult;
}

/** What became of the file's links: those that go out, those that can't, and those that weren't tried since somebody stopped or a call failed. */
function Outcome({ rows, result, previewed }: Sent) {
  const t = useText(bulkTexts);
  const { left } = useText(batchTexts);
  const facts = useFacts(order);
  const skipped = [...previewed.skipped, ...result.skipped];
  const settled = new Set([...result.done, ...skipped.map(({ applicationId }) => applicationId)]);
  const untried = rows.filter(({ applicationId }) => !settled.has(applicationId));
  return (
    <div className="mb-3">
      <p className="font-bold">{t.did.send_link(result.done.length, facts)}</p>
      {result.channels && result.done.length > 0 && <p className="mb-2 text-small">{t.channels(result.channels)}</p>}
      {untried.length > 0 && (
        <p className="mb-2 text-small font-bold">
          {left(untried.length)}: <Named rows={untried} />
        </p>
      )}
      <LeftOut skipped={skipped} rows={rows} facts={facts} />
    </div>
  );
}
