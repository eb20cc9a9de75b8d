import type { PrivacyRequest } from '@volante/contract/staff/privacy/requests.ts';
import { queryClient, queryOptions } from '../../../lib/queries.ts';
import { unlessLive } from '../../session/attended.ts';
import { call } from '../../session/call.ts';

/** Interval of the count while the page is visible, in ms. */
const EVERY = 60_000;

/** How many requests are open, and how many of them are overdue. */
export const requestCounts = queryOptions({
  queryKey: ['privacy-counts'],
  queryFn: ({ signal }) => call('GET /privacy-requests', { query: { limit: '1' }, signal }),
  refetchInterval: unlessLive(EVERY),
});

/** The requests of one driver, the newest first. */
export const requestsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['privacy-requests', applicationId],
    queryFn: async ({ signal }): Promise<PrivacyRequest[]> => {
      const params = { applicationId };
      return (await call('GET /applications/{applicationId}/privacy-requests', { params, signal })).items;
    },
  });

/** Reads the lists and the counts anew. */
export async function requestsChanged(): Promise<void> {
  void queryClient().invalidateQueries({ queryKey: requestCounts.queryKey });
  await queryClient().invalidateQueries({ queryKey: ['privacy-requests'] });
}
