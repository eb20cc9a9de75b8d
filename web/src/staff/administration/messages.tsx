import { type MessageItem, messageStates, type OpenState } from '@volante/contract/staff/administration/messages.ts';
import { useState } from 'react';
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
import { sayCount } from '../words/say-count.ts';
import { kindText, messageTexts, reasonText } from './message-texts.ts';
import { OpenMessage } from './open-message.tsx';

/** Polling interval of the list while there are no live updates, in ms. */
const EVERY = 30_000;

/** Messages that did not reach their driver, the oldest first. */
export function Messages() {
  const t = useText(messageTexts);
  const language = useLanguage();
  const [state, setState] = useState<OpenState | null>(null);
  const [opened, setOpened] = useState<MessageItem | null>(null);
  const list = usePages({
    queryKey: ['messages', state],
    read: (from, signal) => call('GET /messages', { query: { ...(state && { state }), ...from }, signal }),
    refetchInterval: unlessLive(EVERY),
  });
  useWindowTitle(t.title);
  const { items } = list;
  const counts = list.first?.counts;
  return (
    <main className="mx-auto max-w-[880px] px-4 py-6">
      <h1 className="mb-1 text-title font-extrabold">{t.title}</h1>
      <p className="mb-4 text-ink-2">{t.lead}</p>
      <fieldset className="mb-4 grid grid-cols-2 gap-2 desk:flex desk:flex-wrap">
        <legend className="sr-only">{t.filter}</legend>
        {([null, ...messageStates] as const).map((one) => {
          const counted = counts && (one === null ? Object.values(counts) : [counts[one]]);
          return (
            <Button
              key={one}
              aria-pressed={state === one}
              kind={state === one ? 'chosen' : 'outline'}
              onClick={() => setState(one)}
            >
              <span>{t.states[one ?? 'all']}</span>
              {counted && (
                <span translate="no" className="tabular-nums">
                  {sayCount(counted, language)}
                </span>
              )}
            </Button>
          );
        })}
      </fieldset>
      <NotLoaded data={list.data} error={list.error} onAgain={list.refetch} className="h-40" label={t.loading} />
      {list.data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul className="grid gap-2">
        {items.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => setOpened(one)}
              className="block w-full rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
            >
              <span className="flex items-start justify-between gap-3">
                <b className="min-w-0 text-base">{kindText(t, one.kind)}</b>
                <StateTag state={one.state} />
              </span>{' '}
              <span className="text-ink-2">{reasonText(t, one.reason)}</span>{' '}
              <span className="block text-ink-2">
                {one.reference && (
                  <>
                    <span translate="no" className="font-mono">
                      {one.reference}
                    </span>{' '}
                    ·{' '}
                  </>
                )}
                <span>{t.since(sayAge(one.createdAt, language))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
      {opened && <OpenMessage item={opened} onClose={() => setOpened(null)} />}
    </main>
  );
}

function StateTag({ state }: Pick<MessageItem, 'state'>) {
  const t = useText(messageTexts);
  if (state === 'by_hand') return <Tag tone="need">{t.states.by_hand}</Tag>;
  if (state === 'dead') return <Tag tone="bad">{t.states.dead}</Tag>;
  return <Tag tone="neutral">{t.states.waiting}</Tag>;
}
