import type { Case, ReviewerCase } from '@volante/contract/staff/case.ts';
import type { PageSize } from '@volante/contract/staff/paper-calls.ts';
import { addressOf } from '../../lib/call/call.ts';
import { callOld, keepWritten, queryClient, queryOptions } from '../../lib/queries.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** How often an open application is read again, in ms. */
const EVERY = 30_000;

export const caseOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['case', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}', { params: { applicationId }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** Keeps what a write answered, and says so; what a read under way brings is older. */
export function keepCase(next: Case, said?: string): void {
  keepWritten(caseOf(next.applicationId).queryKey, next);
  readAround(next.applicationId);
  if (said) toast.success(said);
}

/** Reads again what a change of an application shows in besides itself: its story, and the lists that count and name it. */
export function readAround(applicationId: string): void {
  for (const queryKey of [['timeline', applicationId], ['counts'], ['news']])
    void queryClient().invalidateQueries({ queryKey });
}

/** Reads the application again after a write of one of its parts: it counts them, and its revision grew. */
export function readCaseAgain(applicationId: string): void {
  void callOld({ queryKey: caseOf(applicationId).queryKey });
  readAround(applicationId);
}

/** True for what reviewers and admins see; an advisor's view lacks it. */
export function isReviewerCase(one: Case): one is ReviewerCase {
  return 'personalData' in one;
}

/** The address of a page of a file as a picture, from page 1. */
export function pageAddress(applicationId: string, mediaId: string, page: number, size: PageSize): string {
  const path = '/staff/applications/{applicationId}/media/{mediaId}/pages/{n}';
  return addressOf(path, { applicationId, mediaId, n: String(page) }, { size });
}
