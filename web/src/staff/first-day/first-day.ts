import type { FirstDay } from '@volante/contract/staff/first-day/first-day.ts';
import { queryOptions } from '../../lib/queries.ts';
import { call } from '../session/call.ts';

/** Polling interval while a test message is on its way, in ms. */
const WHILE_SENT = 2000;

/** What the installation needs before the first driver applies; for admins. */
export const firstDayQuery = queryOptions({
  queryKey: ['first-day'],
  queryFn: ({ signal }) => call('GET /first-day', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    (state.data as FirstDay | undefined)?.channels.some((test) => test.state === 'waiting') ? WHILE_SENT : false,
});

export function countDone({ items }: FirstDay): number {
  return items.filter(({ done }) => done).length;
}

export function isAllDone(firstDay: FirstDay): boolean {
  return countDone(firstDay) === firstDay.items.length;
}
