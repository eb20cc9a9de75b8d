import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ErasureItem } from '@volante/contract/staff/privacy/privacy.ts';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { Press } from '../controls/press.tsx';
import { call } from '../session/call.ts';
import { showDay, showMoment } from '../words/moments.ts';
import { privacyPageTexts } from './texts.ts';

type Page = StaffApi['GET /erasures']['result'];

/** How often a list with one that is still finishing is read, in ms. */
const EVERY = 5000;

/** The records that stay of erased applications, newest first. */
export function Erased() {
  const t = useText(privacyPageTexts);
  const list = useErasures();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="erased">
      <h2 id="erased" className="text-big font-bold">
        {t.erased}
      </h2>
      <p className="mb-3 text-small text-ink-2">{t.erasedLead}</p>
      <NotLoaded data={list.data} error={list.error} onAgain={list.refetch} className="h-24" label={t.loading} />
      {list.data && items.length === 0 && <p className="text-ink-2">{t.noneErased}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <Item key={item.applicationId} item={item} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Press className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.next}
        </Press>
      )}
    </section>
  );
}

function Item({ item }: { item: ErasureItem }) {
  const t = useText(privacyPageTexts);
  const language = useLanguage();
  const { applicationId, reference, why, by, at, reason, state, archiveUntil } = item;
  const words = [t.why[why], ...(by ? [t.by(by.name)] : []), showMoment(at, language)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 text-small">
      <span className="min-w-0">
        <b className="block font-mono text-base">{reference}</b>
        <span className="text-ink-2">{words.join(' · ')}</span>
        {reason && <span className="block wrap-anywhere">{reason}</span>}
        <Link
          href={`/admin/audit?application=${applicationId}&direction=asc`}
          aria-label={t.storyOf(reference)}
          className="block content-center font-bold text-brand-ink underline max-desk:min-h-12"
        >
          {t.story}
        </Link>
      </span>
      {state === 'running' && <Tag tone="need">{t.states.running}</Tag>}
      {state === 'done' && <Tag tone="neutral">{t.states.done}</Tag>}
      {state === 'blocked' && (
        <Tag tone="need">{t.states.blocked(showDay(archiveUntil ?? at.slice(0, 10), language))}</Tag>
      )}
    </li>
  );
}

function useErasures() {
  return useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, readonly unknown[], string | null>({
    queryKey: ['erasures'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /erasures', { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some((item) => item.state === 'running')) ? EVERY : false,
  });
}
