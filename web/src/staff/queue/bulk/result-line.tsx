import type { BulkResult } from '@volante/contract/staff/bulk/bulk.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LeftOut } from '../../bulk/left-out.tsx';
import { doParts, nothing, type Order, type Part } from '../../bulk/parts.ts';
import { bulkTexts } from '../../bulk/texts.ts';
import { useFacts } from '../../bulk/use-facts.ts';
import { showFailure } from '../../controls/failure-notice.tsx';
import { refreshRows } from '../use-rows.ts';

/** What became of an order. */
export interface Outcome extends BulkResult {
  order: Order;
  /** All that were chosen for it. */
  rows: readonly Row[];
  /** The calls that undo it; empty if it can't be undone, or is. */
  undo: Part[];
  /** What undoing did; null before. */
  undone: BulkResult | null;
}

interface ResultLineProps {
  outcome: Outcome | null;
  onChange(outcome: Outcome | null): void;
}

/** What was done, read out as it appears, with the button that undoes it where that can be. */
export function ResultLine({ outcome, onChange }: ResultLineProps) {
  const t = useText(bulkTexts);
  const [busy, run] = useBusy(showFailure);
  const undo = (done: Outcome) =>
    run(async () => {
      await doParts(done.undo, done.undone ?? nothing, (undone) => onChange({ ...done, undone }));
    }).finally(() => refreshRows(done.done));
  return (
    <>
      <div className={outcome ? 'flex items-center gap-2' : ''}>
        <p role="status" className="min-w-0 flex-1 text-small font-bold">
          {outcome && <Said outcome={outcome} />}
        </p>
        {outcome && outcome.undo.length > 0 && (
          <Button kind="outline" autoFocus busy={busy} onClick={() => undo(outcome)}>
            {t.undo}
          </Button>
        )}
        {outcome && (
          <Button
            kind="text"
            aria-label={t.close}
            icon={<Icon name="close" />}
            autoFocus={outcome.undo.length === 0}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {outcome && <Skipped outcome={outcome} />}
    </>
  );
}

function Said({ outcome: { order, rows, done, undone } }: { outcome: Outcome }) {
  const t = useText(bulkTexts);
  const facts = useFacts(order);
  const stayed = rows.length - done.length;
  const parts = undone
    ? [t.undone(undone.done.length), undone.skipped.length > 0 && t.notUndone(undone.skipped.length)]
    : [t.did[order.act](done.length, facts), stayed > 0 && t.stayed(stayed)];
  return parts.filter(Boolean).join(' ');
}

/** Those that the preview didn't know yet. */
function Skipped({ outcome: { order, rows, skipped } }: { outcome: Outcome }) {
  return <LeftOut skipped={skipped} rows={rows} facts={useFacts(order)} />;
}
