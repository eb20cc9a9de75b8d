import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import type { PageSize } from '@volante/contract/staff/document-calls.ts';
import { addressOf } from '../../lib/call/call.ts';
import { callOld, keepWritten, queryClient, queryOptions } from '../../lib/queries.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** How often an open application is read again, in ms. */
const EVERY = 30_000;

export const applicationOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['case', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}', { params: { applicationId }, signal }),
    refetchInterval: unlessLive(EVERY),
  });

/** Stores a write's response; reads in progress are older and don't replace it. */
export function keepApplication(next: StaffApplication, said?: string): void {
  keepWritten(applicationOf(next.applicationId).queryKey, next);
  readAround(next.applicationId);
  if (said) toast.success(said);
}

/** Refetches other data that shows a change of an application: its history, and the lists that count and name it. */
export function readAround(applicationId: string): void {
  for (const queryKey of [['timeline', applicationId], ['counts'], ['news'], ['inbox']])
    void queryClient().invalidateQueries({ queryKey });
}

/**
 * Refetches the application after a write to one of its parts, because it counts them and its revision has increased.
 */
export function readApplicationAgain(applicationId: string): void {
  void callOld({ queryKey: applicationOf(applicationId).queryKey });
  readAround(applicationId);
}

/** True for the view of reviewers and admins; an advisor's view lacks some parts. */
export function isReviewerApplication(application: StaffApplication): application is ReviewerApplication {
  return 'personalData' in application;
}

/** The address of a page of a file as a picture, from page 1. */
export function pageAddress(applicationId: string, mediaId: string, page: number, size: PageSize): string {
  const path = '/staff/applications/{applicationId}/media/{mediaId}/pages/{n}';
  return addressOf(path, { applicationId, mediaId, n: String(page) }, { size });
}
