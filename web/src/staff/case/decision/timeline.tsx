import type { TimelineItem } from '@volante/contract/staff/case.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { Section } from '../section.tsx';
import { workTexts } from './texts.ts';
import { TimelineLine } from './timeline-line.tsx';

const PAGE = '20';
const LEAST_LINES = 8;
const MOST_PAGES_AT_ONCE = 4;

/** The application's history, newest first. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const t = useText(workTexts);
  const { account } = useMe();
  const list = usePages({
    queryKey: ['timeline', applicationId],
    read: (from, signal) => {
      const query = { limit: PAGE, ...from };
      return call('GET /applications/{applicationId}/timeline', { params: { applicationId }, query, signal });
    },
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = list;
  const items = onceEach(list.items);
  // If the first page contains mostly views, the next page is loaded as well.
  const isThin = items.length < LEAST_LINES && (data?.pages.length ?? 0) < MOST_PAGES_AT_ONCE;
  useEffect(() => {
    if (data && isThin && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [data, isThin, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <Section
      id="timeline"
      title={t.timeline}
      aside={
        hasRole(account.role, 'admin') && (
          <Link href={`/admin/audit?application=${applicationId}`} className={buttonClass('text')}>
            {t.audit}
          </Link>
        )
      }
    >
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-24" label={t.loadingTimeline} />}
      {data && items.length === 0 && <p className="text-small text-ink-2">{t.noTimeline}</p>}
      <ol className="grid gap-2.5 text-small">
        {items.map((item) => (
          <TimelineLine key={item.id} item={item} />
        ))}
      </ol>
      <NextPage list={list}>{t.older}</NextPage>
    </Section>
  );
}

/** A person usually views many parts of an application: consecutive views are combined in one line, the newest. */
function onceEach(items: readonly TimelineItem[]): TimelineItem[] {
  return items.filter((item, n) => {
    const newer = items[n - 1];
    return item.kind !== 'read' || newer?.kind !== 'read' || newer.actor?.id !== item.actor?.id;
  });
}
