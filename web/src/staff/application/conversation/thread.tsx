import type { Conversation } from '@volante/contract/staff/conversations/calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../../controls/failure-notice.tsx';
import { Choices, MenuButton } from '../../controls/menu.tsx';
import { call } from '../../session/call.ts';
import { useTyping } from '../../session/live/typing.ts';
import { usePresence } from '../../session/presence.ts';
import { useMe } from '../../session/session.ts';
import { Composer } from './composer.tsx';
import { conversationOf, keepConversation } from './conversation.ts';
import { MessageLine } from './message-line.tsx';
import { linesOf, NotKept } from './not-kept.tsx';
import { threadTexts } from './texts.ts';
import { WhoseNumber } from './whose-number.tsx';

interface ThreadProps {
  applicationId: string;
  /** On the application's page, whose head says who has it open, too. */
  isPart?: boolean;
}

/** A driver's messages and their answers, with what staff can do about them. */
export function Thread({ applicationId, isPart = false }: ThreadProps) {
  const t = useText(threadTexts);
  const { data, error, refetch } = useQuery(conversationOf(applicationId));
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const newest = data?.messages.at(-1)?.id;
  const unread = data?.unread ?? 0;
  const isInSight = useInSight(list);
  useEffect(() => {
    if (newest) list?.scrollTo({ top: list.scrollHeight });
  }, [newest, list]);
  useEffect(() => {
    if (unread > 0 && isInSight)
      call('POST /applications/{applicationId}/conversation/seen', { params: { applicationId } }).catch(
        () => undefined,
      );
  }, [applicationId, unread, isInSight]);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {data && <Acts conversation={data} isPart={isPart} />}
        <WhoWrites applicationId={applicationId} saysWhoReads={!isPart} />
      </div>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loadingOne} />
      {data && (
        <>
          <ol
            ref={setList}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys
            tabIndex={0}
            aria-label={t.messages}
            className={`grid gap-2 overflow-y-auto rounded-input bg-ground p-3 ${isPart ? 'max-h-[40dvh]' : 'max-h-[60dvh]'}`}
          >
            {data.messages.length === 0 && <li className="text-small text-ink-2">{t.empty}</li>}
            {linesOf(data).map((line) =>
              'count' in line ? (
                <NotKept key={line.from} {...line} />
              ) : (
                <MessageLine key={line.id} applicationId={applicationId} message={line} uses={data.uses} />
              ),
            )}
          </ol>
          <WhoseNumber conversation={data} />
          <Composer conversation={data} />
        </>
      )}
    </div>
  );
}

/** Whether some of the element is on the screen: what is further down the page wasn't read. */
function useInSight(element: Element | null): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 0.25,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

function WhoWrites({ applicationId, saysWhoReads }: { applicationId: string; saysWhoReads: boolean }) {
  const t = useText(threadTexts);
  const { account } = useMe();
  const others = usePresence(applicationId, true);
  const writes = useTyping(applicationId);
  const writer = others.find(({ id }) => id === writes)?.name ?? t.somebody;
  return (
    <p role="status" className="min-h-5 text-small text-ink-2">
      {writes && writes !== account.id
        ? t.someoneTypes(writer)
        : saysWhoReads && others.length > 0 && t.alsoHere(others.map((other) => other.name))}
    </p>
  );
}

/** What can be done with the conversation, other than answering. */
function Acts({ conversation, isPart }: { conversation: Conversation; isPart: boolean }) {
  const t = useText(threadTexts);
  const { account } = useMe();
  const { applicationId, waitingSince, others } = conversation;
  const settle = () =>
    call('POST /applications/{applicationId}/conversation/settled', { params: { applicationId } }).then((next) => {
      keepConversation(next);
      toast.success(t.settled);
    }, showFailure);
  return (
    <div className="flex flex-wrap gap-2">
      {waitingSince && (
        <Button kind="text" className="-ml-3" onClick={() => void settle()}>
          {t.settle}
        </Button>
      )}
      {may(account, 'decide') && others.length > 0 && <MoveTo conversation={conversation} isPart={isPart} />}
    </div>
  );
}

/** Two applications may have one phone. */
function MoveTo({ conversation: { applicationId, others }, isPart }: { conversation: Conversation; isPart: boolean }) {
  const t = useText(threadTexts);
  const [, navigate] = useLocation();
  const move = (to: string) =>
    call('POST /applications/{applicationId}/conversation/move', { params: { applicationId }, body: { to } }).then(
      (next) => {
        keepConversation(next);
        toast.success(t.moved);
        navigate(isPart ? `/applications/${to}#conversation` : `/conversations/${to}`);
      },
      showFailure,
    );
  return (
    <MenuButton
      label={t.move}
      content={
        <Choices
          title={t.move}
          options={others.map((other) => ({ value: other.applicationId, label: t.moveTo(other.reference) }))}
          chosen={[]}
          onChoose={([to]) => to && void move(to)}
        />
      }
    />
  );
}
