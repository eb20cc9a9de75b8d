import type { ErasureItem, RetentionItem } from '@volante/contract/staff/privacy/privacy.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { NextPage, usePages } from '../controls/pages.tsx';
import { RequestCard } from '../controls/privacy-requests/request-card.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { showDay, showMoment } from '../words/moments.ts';
import { privacyPageTexts } from './texts.ts';

/** Drivers' requests about their data, for reviewers; upcoming and past erasures, for admins. */
export function PrivacyPage() {
  const t = useText(privacyPageTexts);
  useWindowTitle(t.title);
  const { account } = useMe();
  if (!may(account, 'requests')) return <NotFound />;
  return (
    <main className="mx-auto max-w-[880px] px-4 py-6">
      <h1 className="mb-1 text-title font-extrabold">{t.title}</h1>
      <Asked />
      {may(account, 'privacy') && (
        <>
          <p className="mb-6 text-ink-2">{t.lead}</p>
          <Ahead />
          <Erased />
        </>
      )}
    </main>
  );
}

const states = ['open', 'answered'] as const;

/** Requests of all drivers: open ones by their day, the overdue first, or those that were answered. */
export function Asked() {
  const t = useText(privacyPageTexts);
  const [state, setState] = useState<(typeof states)[number]>('open');
  const list = usePages({
    queryKey: ['privacy-requests', 'list', state],
    read: (from, signal) => call('GET /privacy-requests', { query: { state, ...from }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { items, data, error, refetch } = list;
  return (
    <section aria-labelledby="asked" className="mb-8">
      <h2 id="asked" className="text-big font-bold">
        {t.asked}
      </h2>
      <p className="mb-3 text-small text-ink-2">{t.askedLead}</p>
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">{t.asked}</legend>
        {states.map((first) => (
          <Button
            key={first}
            aria-pressed={first === state}
            kind={first === state ? 'chosen' : 'outline'}
            onClick={() => setState(first)}
          >
            {t.askedStates[first]}
          </Button>
        ))}
      </fieldset>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      {data && items.length === 0 && <p className="text-ink-2">{t.noneAsked[state]}</p>}
      <ul className="grid gap-2">
        {items.map((request) => (
          <RequestCard
            key={request.requestId}
            request={request}
            head={
              <Link
                href={`/applications/${request.applicationId}`}
                className="block content-center text-base font-bold wrap-anywhere text-brand-ink underline max-desk:min-h-12"
              >
                <span translate="no">{request.name || t.unnamed}</span>{' '}
                <span translate="no" className="font-mono font-normal">
                  {request.reference}
                </span>
              </Link>
            }
          />
        ))}
      </ul>
      <NextPage list={list}>{t.next}</NextPage>
    </section>
  );
}

const spans = [1, 30, 90, 365];

/** Applications that the nightly job erases within some days. */
export function Ahead() {
  const t = useText(privacyPageTexts);
  const [days, setDays] = useState(30);
  const list = usePages({
    queryKey: ['retention', days],
    read: (from, signal) => call('GET /retention/preview', { query: { days: String(days), ...from }, signal }),
    placeholderData: keepPreviousData,
    // Somebody returning from an application may have just put it on hold or erased it.
    staleTime: 0,
  });
  const { items, data, error, refetch } = list;
  return (
    <section aria-labelledby="ahead" className="mb-8">
      <h2 id="ahead" className="text-big font-bold">
        {t.ahead}
      </h2>
      <p className="mb-3 text-small text-ink-2">{t.aheadLead}</p>
      <fieldset className="mb-3 grid grid-cols-4 gap-2 max-desk:*:px-1 desk:flex desk:flex-wrap">
        <legend className="sr-only">{t.within}</legend>
        {spans.map((span) => (
          <Button
            key={span}
            aria-pressed={span === days}
            kind={span === days ? 'chosen' : 'outline'}
            onClick={() => setDays(span)}
          >
            {t.days(span)}
          </Button>
        ))}
      </fieldset>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      {data && items.length === 0 && <p className="text-ink-2">{t.none(days)}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <Item key={item.applicationId} item={item} />
        ))}
      </ul>
      <NextPage list={list}>{t.next}</NextPage>
    </section>
  );
}

function Item({ item }: { item: RetentionItem }) {
  const t = useText(privacyPageTexts);
  const language = useLanguage();
  const { hold, kind } = item;
  const warned = item.warnedAt ? t.warned(showMoment(item.warnedAt, language)) : t.notWarned;
  // During a hold nothing is erased on that day.
  const what = hold
    ? t.onHold(hold.reason, hold.by?.name ?? null)
    : `${t.on(showDay(item.on, language))}${kind === 'idle' ? ` · ${warned}` : ''}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 text-small">
      <span className="min-w-0">
        <Link
          href={`/applications/${item.applicationId}`}
          className="block content-center text-base font-bold wrap-anywhere text-brand-ink underline max-desk:min-h-12"
        >
          <span translate="no">{item.name || t.unnamed}</span>{' '}
          <span translate="no" className="font-mono font-normal">
            {item.reference}
          </span>
        </Link>
        <span className="wrap-anywhere text-ink-2">
          {t.kinds[kind]} · {what}
        </span>
      </span>
      {hold && <Tag tone="need">{t.held}</Tag>}
    </li>
  );
}

/** Polling interval while an erasure is still finishing, in ms. */
const EVERY = 5000;

/** The records that remain of erased applications, newest first. */
function Erased() {
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
          <ErasedItem key={item.applicationId} item={item} />
        ))}
      </ul>
      <NextPage list={list}>{t.next}</NextPage>
    </section>
  );
}

function ErasedItem({ item }: { item: ErasureItem }) {
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
