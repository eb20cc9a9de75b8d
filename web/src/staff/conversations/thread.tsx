import type { Conversation } from '@volante/contract/staff/conversations/calls.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { CallError } from '../../lib/call/call-error.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { applicationOf } from '../application/application.ts';
import { GiveTo, giveApplication } from '../application/assign.tsx';
import { NotLoaded, showFailure } from '../controls/failure-notice.tsx';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { call } from '../session/call.ts';
import { useTyping } from '../session/live/typing.ts';
import { usePresence } from '../session/presence.ts';
import { useMe } from '../session/session.ts';
import { Composer } from './composer.tsx';
import { conversationOf, keepConversation } from './conversation.ts';
import { MessageLine } from './message-line.tsx';
import { linesOf, NotKept } from './not-kept.tsx';
import { conversationTexts } from './texts.ts';
import { WhoseNumber } from './whose-number.tsx';

/** A driver's messages and their answers, with what staff can do about them. */
export function Thread({ applicationId }: { applicationId: string }) {
  const t = useText(conversationTexts);
  const { data, error, refetch } = useQuery(conversationOf(applicationId));
  const list = useRef<HTMLOListElement>(null);
  const newest = data?.messages.at(-1)?.id;
  const unread = data?.unread ?? 0;
  useEffect(() => {
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  useEffect(() => {
    if (unread > 0)
      call('POST /applications/{applicationId}/conversation/seen', { params: { applicationId } }).catch(
        () => undefined,
      );
  }, [applicationId, unread]);
  if (error instanceof CallError && error.status === 404) return <NotFound />;
  return (
    <section aria-label={t.conversation} className="grid min-w-0 gap-3 rounded-card border border-line bg-card p-4">
      <ThreadHead applicationId={applicationId} conversation={data} />
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loadingOne} />
      {data && (
        <>
          <ol
            ref={list}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys
            tabIndex={0}
            aria-label={t.conversation}
            className="grid max-h-[60dvh] gap-2 overflow-y-auto rounded-input bg-ground p-3"
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
    </section>
  );
}

function ThreadHead({
  applicationId,
  conversation,
}: {
  applicationId: string;
  conversation: Conversation | undefined;
}) {
  const t = useText(conversationTexts);
  const { account } = useMe();
  const { data: application } = useQuery(applicationOf(applicationId));
  const others = usePresence(applicationId, application !== undefined);
  const writes = useTyping(applicationId);
  const isReviewer = may(account, 'decide');
  const name = application && `${application.contact.firstName} ${application.contact.lastName}`.trim();
  const writer = others.find(({ id }) => id === writes)?.name ?? t.somebody;
  return (
    <header>
      <div className="flex flex-wrap items-center justify-between gap-2">
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
          {isReviewer && application && (
            <GiveTo
              country={application.country}
              assignee={application.assignee}
              onGive={(to) => void giveApplication(application, to)}
            />
          )}
          {isReviewer && conversation && conversation.others.length > 0 && <MoveTo conversation={conversation} />}
        </div>
      </div>
      <p role="status" className="min-h-5 text-small text-ink-2">
        {writes && writes !== account.id
          ? t.someoneTypes(writer)
          : others.length > 0 && t.alsoHere(others.map((other) => other.name).join(', '))}
      </p>
      {conversation?.waitingSince && <Settle applicationId={applicationId} />}
    </header>
  );
}

function Settle({ applicationId }: { applicationId: string }) {
  const t = useText(conversationTexts);
  const settle = () =>
    call('POST /applications/{applicationId}/conversation/settled', { params: { applicationId } }).then((next) => {
      keepConversation(next);
      toast.success(t.settled);
    }, showFailure);
  return (
    <Button kind="text" className="-ml-3" onClick={() => void settle()}>
      {t.settle}
    </Button>
  );
}

/** Two applications may have one phone. */
function MoveTo({ conversation: { applicationId, others } }: { conversation: Conversation }) {
  const t = useText(conversationTexts);
  const [, navigate] = useLocation();
  const move = (to: string) =>
    call('POST /applications/{applicationId}/conversation/move', { params: { applicationId }, body: { to } }).then(
      (next) => {
        keepConversation(next);
        toast.success(t.moved);
        navigate(`/conversations/${to}`);
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
