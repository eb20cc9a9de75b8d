import type { RetentionItem } from '@volante/contract/staff/privacy/privacy.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { NextPage, usePages } from '../controls/pages.tsx';
import { call } from '../session/call.ts';
import { showDay, showMoment } from '../words/moments.ts';
import { privacyPageTexts } from './texts.ts';

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
