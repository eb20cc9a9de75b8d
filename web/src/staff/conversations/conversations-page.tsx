import { may } from '@volante/contract/staff/roles.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { CallError } from '../../lib/call/call-error.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { applicationOf } from '../application/application.ts';
import { GiveTo, giveApplication } from '../application/assign.tsx';
import { conversationOf, EVERY } from '../application/conversation/conversation.ts';
import { Thread } from '../application/conversation/thread.tsx';
import { NotLoaded } from '../controls/failure-notice.tsx';
import { NextPage, usePages } from '../controls/pages.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { ConversationLine } from './conversation-line.tsx';
import { conversationTexts } from './texts.ts';

type Show = 'waiting' | 'mine' | 'all';
const shows = ['waiting', 'mine', 'all'] as const;

/** What drivers write: the list in rows, and beside it the conversation that is open; on a phone one after the other. */
export function ConversationsPage({ opened }: { opened: string | null }) {
  const t = useText(conversationTexts);
  const [show, setShow] = useState<Show>('waiting');
  useWindowTitle(t.title);
  return (
    <main
      className={`mx-auto grid max-w-[1600px] grid-cols-[minmax(0,1fr)] items-start gap-4 p-4 ${opened ? 'desk:grid-cols-[minmax(260px,400px)_minmax(0,1fr)]' : ''}`}
    >
      <h1 className={`text-title font-extrabold ${opened ? 'max-desk:sr-only desk:col-span-2' : ''}`}>{t.title}</h1>
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
      {opened && <Opened key={opened} applicationId={opened} />}
    </main>
  );
}

/** A conversation, whose application is one press away. */
function Opened({ applicationId }: { applicationId: string }) {
  const t = useText(conversationTexts);
  const { error } = useQuery(conversationOf(applicationId));
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  return (
    <section aria-label={t.conversation} className="min-w-0 rounded-card border border-line bg-card p-4">
      <OpenedHead applicationId={applicationId} />
      <Thread applicationId={applicationId} />
    </section>
  );
}

function OpenedHead({ applicationId }: { applicationId: string }) {
  const t = useText(conversationTexts);
  const { account } = useMe();
  const { data: application } = useQuery(applicationOf(applicationId));
  const name = application && `${application.contact.firstName} ${application.contact.lastName}`.trim();
  return (
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h2 translate="no" className="min-w-0 text-big font-extrabold wrap-anywhere">
        {name || t.unnamed}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Link href="/conversations" className={`${buttonClass('text')} -ml-3 desk:hidden`}>
          {t.back}
        </Link>
        <Link href={`/applications/${applicationId}`} className={buttonClass('outline')}>
          {t.application}
        </Link>
        {may(account, 'decide') && application && (
          <GiveTo
            country={application.country}
            assignee={application.assignee}
            onGive={(to) => void giveApplication(application, to)}
          />
        )}
      </div>
    </header>
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
      {items.length > 0 && (
        <ul className="@container overflow-hidden rounded-card border border-line bg-card">
          {items.map((row) => (
            <li key={row.applicationId} className="border-b border-line last:border-b-0">
              <ConversationLine row={row} isOpen={row.applicationId === opened} />
            </li>
          ))}
        </ul>
      )}
      <NextPage list={list}>{t.more}</NextPage>
    </>
  );
}
