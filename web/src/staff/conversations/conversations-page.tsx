import type { ConversationRow } from '@volante/contract/staff/conversations/calls.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { NextPage, usePages } from '../controls/pages.tsx';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { sayAge } from '../words/moments.ts';
import { EVERY } from './conversation.ts';
import { conversationTexts } from './texts.ts';
import { Thread } from './thread.tsx';

type Show = 'waiting' | 'mine' | 'all';
const shows = ['waiting', 'mine', 'all'] as const;

/** What drivers write: the list, and beside it the conversation that is open; on a phone one after the other. */
export function ConversationsPage({ opened }: { opened: string | null }) {
  const t = useText(conversationTexts);
  const [show, setShow] = useState<Show>('waiting');
  useWindowTitle(t.title);
  return (
    <main className="mx-auto grid max-w-[1600px] items-start gap-4 p-4 desk:grid-cols-[minmax(260px,380px)_minmax(0,1fr)]">
      <h1 className={`text-title font-extrabold desk:col-span-2 ${opened ? 'max-desk:sr-only' : ''}`}>{t.title}</h1>
      <section aria-label={t.title} className={opened ? 'max-desk:hidden' : ''}>
        <p className="mb-3 text-small text-ink-2">{t.lead}</p>
        <fieldset className="mb-3 flex flex-wrap gap-2">
          <legend className="sr-only">{t.filter}</legend>
          {shows.map((item) => (
            <Button
              key={item}
              kind={show === item ? 'chosen' : 'outline'}
              aria-pressed={show === item}
              onClick={() => setShow(item)}
            >
              {t.shows[item]}
            </Button>
          ))}
        </fieldset>
        <ConversationList show={show} opened={opened} />
      </section>
      {opened ? (
        <Thread key={opened} applicationId={opened} />
      ) : (
        <p className="hidden pt-16 text-center text-ink-2 desk:block">{t.choose}</p>
      )}
    </main>
  );
}

function ConversationList({ show, opened }: { show: Show; opened: string | null }) {
  const t = useText(conversationTexts);
  const list = usePages({
    queryKey: ['conversations', show],
    read: (from, signal) => call('GET /conversations', { query: { show, ...from }, signal }),
    refetchInterval: unlessLive(EVERY),
  });
  const { items } = list;
  return (
    <>
      <NotLoaded data={list.data} error={list.error} onAgain={list.refetch} className="h-40" label={t.loading} />
      {list.data && items.length === 0 && <p className="text-ink-2">{show === 'waiting' ? t.none : t.nothing}</p>}
      <ul className="grid gap-2">
        {items.map((row) => (
          <li key={row.applicationId}>
            <Row row={row} isOpen={row.applicationId === opened} />
          </li>
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
    </>
  );
}

function Row({ row, isOpen }: { row: ConversationRow; isOpen: boolean }) {
  const t = useText(conversationTexts);
  const language = useLanguage();
  const { applicationId, name, reference, unread, waitingSince, assignee } = row;
  return (
    <Link
      href={`/conversations/${applicationId}`}
      aria-current={isOpen || undefined}
      className={`block rounded-card border px-4 py-3 text-small hover:bg-brand-soft ${isOpen ? 'border-brand bg-brand-soft' : 'border-line bg-card'}`}
    >
      <span className="flex items-start justify-between gap-3">
        <b translate="no" className="min-w-0 text-base wrap-anywhere">
          {name || t.unnamed}
        </b>
        {unread > 0 && <Tag tone="need">{t.unread(unread)}</Tag>}
      </span>{' '}
      <span className="block text-ink-2">
        <span translate="no" className="font-mono">
          {reference}
        </span>{' '}
        <span aria-hidden="true">·</span>{' '}
        <span>{waitingSince ? t.waits(sayAge(waitingSince, language)) : t.answered}</span>{' '}
        {assignee && (
          <span className="whitespace-pre-wrap">
            <span aria-hidden="true">{'· '}</span>
            <span>{t.assigned(assignee.name)}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
