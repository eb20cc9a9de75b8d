import type { Conversation } from '@volante/contract/staff/conversations/calls.ts';
import { callOld, keepWritten, queryClient, queryOptions } from '../../../lib/queries.ts';
import { unlessLive } from '../../session/attended.ts';
import { call } from '../../session/call.ts';
import { applicationOf } from '../application.ts';

/** Polling interval while there are no live updates, in ms. */
export const EVERY = 15_000;

export const conversationOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['conversation', applicationId],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/conversation', { params: { applicationId }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** Stores a write's response, and reads again what else shows it: the lists, and the application. */
export function keepConversation(next: Conversation): void {
  keepWritten(conversationOf(next.applicationId).queryKey, next);
  void queryClient().invalidateQueries({ queryKey: ['conversations'] });
  void callOld({ queryKey: applicationOf(next.applicationId).queryKey });
}
