import { useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineItem } from '@volante/contract/staff/case.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { Press } from '../../controls/press.tsx';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { stageWords } from '../../words/stage-words.ts';
import { Section } from '../section.tsx';
import { reportTexts } from '../visit/report-texts.ts';
import { eventWords } from './event-words.ts';
import { workTexts } from './texts.ts';

const PAGE = '20';

/** What happened to the application, the newest first. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const t = useText(workTexts);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['timeline', applicationId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /applications/{applicationId}/timeline', {
        params: { applicationId },
        query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section id="timeline" title={t.timeline}>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-24" label={t.loadingTimeline} />}
      {data && items.length === 0 && <p className="text-small text-ink-2">{t.noTimeline}</p>}
      <ol className="grid gap-2.5 text-small">
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ol>
      {hasNextPage && (
        <Press className="mt-3" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t.older}
        </Press>
      )}
    </Section>
  );
}

function Line({ item }: { item: TimelineItem }) {
  const t = useText(workTexts);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const kinds: Record<string, string> = useText(eventWords);
  const outcomes: Record<string, string> = useText(reportTexts).outcomes;
  const { to, kind, reason, outcome } = item.details as Record<string, unknown>;
  const what = kinds[String(kind ?? item.kind)] ?? kinds[item.kind] ?? kinds.other;
  return (
    <li>
      <p className="font-semibold">
        {what}
        {typeof to === 'string' && stages[to] && `: ${stages[to]}`}
        {typeof outcome === 'string' && outcomes[outcome] && `: ${outcomes[outcome]}`}
      </p>
      {item.text && <p className="whitespace-pre-wrap wrap-anywhere">{item.text}</p>}
      {typeof reason === 'string' && <p className="wrap-anywhere">{reason}</p>}
      <p className="text-ink-2">
        {item.actor?.name ?? t.actors[item.by]} · {showMoment(item.at, language)}
      </p>
    </li>
  );
}
