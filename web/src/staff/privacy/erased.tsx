import type { ErasureItem } from '@volante/contract/staff/privacy/privacy.ts';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { NextPage, usePages } from '../controls/pages.tsx';
import { call } from '../session/call.ts';
import { showDay, showMoment } from '../words/moments.ts';
import { privacyPageTexts } from './texts.ts';

/** Polling interval while an erasure is still finishing, in ms. */
const EVERY = 5000;

/** The records that remain of erased applications, newest first. */
export function Erased() {
  const t = useText(privacyPageTexts);
  const list = usePages({
    queryKey: ['erasures'],
    read: (from, signal) => call('GET /erasures', { query: from, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some((item) => item.state === 'running')) ? EVERY : false,
  });
  const { items } = list;
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
      <NextPage list={list}>{t.next}</NextPage>
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
        <b translate="no" className="block font-mono text-base">
          {reference}
        </b>
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
