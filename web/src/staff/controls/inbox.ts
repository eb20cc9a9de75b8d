import { queryOptions } from '../../lib/queries.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';

/** Polling interval while there are no live updates, in ms. */
const EVERY = 30_000;

/** What concerns the person who is signed in; its number stands in the navigation. */
export const inbox = queryOptions({
  queryKey: ['inbox'],
  queryFn: ({ signal }) => call('GET /inbox', { signal }),
  refetchInterval: unlessLive(EVERY),
});
