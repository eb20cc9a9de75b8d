import type { Filters } from '@volante/contract/staff/queue.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { isSameList, underWay } from './filters.ts';
import { RowCards, RowTable } from './row-table.tsx';
import { queueTexts } from './texts.ts';
import type { useRows } from './use-rows.ts';

interface RowListProps {
  list: ReturnType<typeof useRows>;
  text: string;
  filters: Filters;
  /** Null where no rows can be selected. */
  selection: Selection | null;
  onChange(filters: Filters): void;
  onPeek(row: Row): void;
}

/** The rows as a table, on a phone as cards; more are loaded while scrolling. */
export function RowList({ list, text, filters, selection, onChange, onPeek }: RowListProps) {
  const t = useText(queueTexts);
  const isWide = useWide();
  const { rows, news, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, showNews } = list;
  const Rows = isWide ? RowTable : RowCards;
  if (isPending) return <RowsToCome label={t.loading} />;
  if (error && rows.length === 0) return <FailureNotice error={error} onAgain={refetch} />;
  return (
    <>
      <div role="status" className="sticky top-16 z-10 flex justify-center empty:hidden">
        {news > 0 && (
          <Button className="mb-2 rounded-full shadow-lg" onClick={showNews}>
            {`${t.news(news)} · ${t.showNews}`}
          </Button>
        )}
      </div>
      {rows.length > 0 ? (
        <Rows rows={rows} selection={selection} onPeek={onPeek} />
      ) : (
        <Nothing text={text} filters={filters} onChange={onChange} />
      )}
      {error && rows.length > 0 && (
        <div className="mt-3">
          <FailureNotice error={error} onAgain={() => fetchNextPage()} />
        </div>
      )}
      {hasNextPage && !error && <More onSeen={fetchNextPage} isLoading={isFetchingNextPage} />}
      {!hasNextPage && rows.length > 10 && <p className="mt-4 text-center text-small text-ink-2">{t.end}</p>}
    </>
  );
}

/** As many as fit into a window. */
function RowsToCome({ label }: { label: string }) {
  return (
    <div className="grid gap-2">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} className="h-28 rounded-card desk:h-10" {...(row === 1 && { label })} />
      ))}
    </div>
  );
}

/** Loads more when it comes near the view; also a button, for people who don't scroll. */
function More({ onSeen, isLoading }: { onSeen(): unknown; isLoading: boolean }) {
  const t = useText(queueTexts);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), { rootMargin: '600px' });
    observer.observe(place);
    return () => observer.disconnect();
  });
  return (
    <div ref={ref} className="mt-3 flex justify-center">
      <Button kind="outline" onClick={() => onSeen()} busy={isLoading}>
        {isLoading ? t.loadingMore : t.more}
      </Button>
    </div>
  );
}

function Nothing({ text, filters, onChange }: Pick<RowListProps, 'text' | 'filters' | 'onChange'>) {
  const t = useText(queueTexts);
  const isUsual = Object.keys(filters).length === 0;
  const [title, lead] = text
    ? [t.noneFound(text), t.noneFoundText]
    : isUsual
      ? [t.noneOurs, t.noneOursText]
      : isSameList(filters, underWay)
        ? [t.empty, t.emptyText]
        : [t.none, t.noneText];
  return (
    <div className="rounded-card border border-line bg-card px-4 py-10 text-center">
      <p className="text-big font-bold">{title}</p>
      <p className="mb-3 text-ink-2">{lead}</p>
      {isUsual && !text && (
        <Button kind="outline" onClick={() => onChange(underWay)}>
          {t.showUnderWay}
        </Button>
      )}
      {!isUsual && (
        <Button kind="outline" onClick={() => onChange({})}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
