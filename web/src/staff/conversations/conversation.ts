import type { Conversation } from '@volante/contract/staff/conversations/calls.ts';
import { useSyncExternalStore } from 'react';
import { keepWritten, queryClient, queryOptions } from '../../lib/queries.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** Polling interval while there are no live updates, in ms. */
export const EVERY = 15_000;

export const conversationOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['conversation', applicationId],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/conversation', { params: { applicationId }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** Stores a write's response, and reads the lists again that show it. */
export function keepConversation(next: Conversation): void {
  keepWritten(conversationOf(next.applicationId).queryKey, next);
  void queryClient().invalidateQueries({ queryKey: ['conversations'] });
}

/** How long somebody counts as writing after a sign of it, in ms. */
const TYPING = 6000;

const typing = new Map<string, { accountId: string; timer: ReturnType<typeof setTimeout> }>();
const watchers = new Set<() => void>();
const wakeWatchers = () => {
  for (const watcher of watchers) watcher();
};

/** A live sign that an account is writing an answer. */
export function noteTyping({ applicationId, accountId }: { applicationId: string; accountId: string }): void {
  clearTimeout(typing.get(applicationId)?.timer);
  const forget = () => {
    typing.delete(applicationId);
    wakeWatchers();
  };
  typing.set(applicationId, { accountId, timer: setTimeout(forget, TYPING) });
  wakeWatchers();
}

/** The account that is writing in a conversation now; null if nobody is. */
export function useTyping(applicationId: string): string | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => typing.get(applicationId)?.accountId ?? null,
  );
}
