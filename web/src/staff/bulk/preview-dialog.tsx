import { type BulkResult, MOST_AT_ONCE } from '@volante/contract/staff/bulk/bulk.ts';
import { useId, useRef, useState } from 'react';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { FormEnd } from '../controls/form/form-dialog.tsx';
import { useSending } from '../controls/form/use-form.ts';
import { LeftOut } from './left-out.tsx';
import { bulkOf, doParts, nothing, type Order, type Ordered, type Part, partsOf, preview } from './parts.ts';
import { bulkTexts } from './texts.ts';
import { useFacts } from './use-facts.ts';

interface PreviewDialogProps {
  order: Order;
  rows: readonly Ordered[];
  /** To another person, or other days; undefined where nothing was asked. */
  onBack?: (() => void) | undefined;
  onClose(): void;
  /** All of what the preview said could be done is done, or the person leaves after a part of it. */
  onDone(result: BulkResult, previewed: BulkResult): void;
}

/** Says what will happen with which of the rows, and does it. */
export function PreviewDialog({ order, rows, onBack, onClose, onDone }: PreviewDialogProps) {
  const t = useText(bulkTexts);
  const facts = useFacts(order);
  const { data, error, refetch, looked } = usePreview(order, rows);
  const { result, busy, failure, goOn, stop } = useDoing(order, rows, onDone);
  const all = data?.done.length ?? 0;
  const left = all - result.done.length - result.skipped.length;
  const isBegun = left < all;
  const none = order.act === 'send_link' ? t.noneToSend : t.none;
  const leave = () => (isBegun && data ? onDone(result, data) : onClose());
  return (
    <Dialog title={t.title[order.act](rows.length)} onClose={busy ? undefined : leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (data) goOn(data);
        }}
      >
        {!data && !error && rows.length > MOST_AT_ONCE && <Progress said={t.looking} done={looked} all={rows.length} />}
        <NotLoaded data={data} error={error} onAgain={refetch} className="mb-3 h-24" label={t.looking} />
        {data && (
          <>
            <p className="mb-1 font-bold">{all > 0 ? t.will[order.act](all, facts) : none}</p>
            {all > 0 && data.channels && <p className="mb-1 text-small">{t.channels(data.channels)}</p>}
            {all > 0 && <p className="mb-3 text-small text-ink-2">{t.after[order.act]}</p>}
            <LeftOut skipped={data.skipped} rows={rows} facts={facts} />
          </>
        )}
        {data && onBack && !busy && !isBegun && (
          <Button kind="text" className="mb-3 -ml-3" onClick={onBack}>
            {t.back}
          </Button>
        )}
        {data && all > 0 ? (
          <FormEnd
            above={
              (busy || isBegun) && (
                <Progress said={busy ? undefined : t.broken(all - left, all)} done={all - left} all={all} />
              )
            }
            failure={failure}
            busy={busy}
            send={isBegun ? t.goOn(left) : t.go[order.act](all)}
            leave={busy ? (left > MOST_AT_ONCE ? t.stopHere : undefined) : isBegun ? t.close : t.cancel}
            focusesSend
            onLeave={busy ? stop : leave}
          />
        ) : (
          <Button kind="outline" onClick={onClose}>
            {data ? t.close : t.cancel}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

/** Asked each time: what would be done changes with what others do. */
function usePreview(order: Order, rows: readonly Ordered[]) {
  const id = useId();
  const [looked, setLooked] = useState(0);
  const query = useQuery({
    queryKey: ['bulk', id, order],
    queryFn: ({ signal }) =>
      preview(bulkOf(order, rows), signal, ({ done, skipped }) => setLooked(done.length + skipped.length)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { ...query, looked };
}

/** Does what the preview said, part by part; after a failure it goes on where it stopped. */
function useDoing(order: Order, rows: readonly Ordered[], onDone: PreviewDialogProps['onDone']) {
  const [result, setResult] = useState(nothing);
  const parts = useRef<Part[] | null>(null);
  const { busy, failure, run } = useSending();
  const goOn = (previewed: BulkResult) =>
    run(async () => {
      const wanted = new Set(previewed.done);
      parts.current ??= partsOf(
        bulkOf(
          order,
          rows.filter(({ applicationId }) => wanted.has(applicationId)),
        ),
      );
      onDone(await doParts(parts.current, result, setResult), previewed);
    });
  /** Ends with the part that is under way. */
  const stop = () => void parts.current?.splice(1);
  return { result, busy, failure, goOn, stop };
}

/** `said` instead of the numbers above the bar. */
function Progress({ said, done, all }: { said?: string | undefined; done: number; all: number }) {
  const t = useText(bulkTexts);
  return (
    <div className="mb-3">
      <p role="status" className="mb-1.5 text-small font-semibold">
        {said ?? t.progress(done, all)}
      </p>
      <ProgressBar value={done / all} label={t.progress(done, all)} />
    </div>
  );
}
