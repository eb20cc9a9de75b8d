import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { StaffApi } from '@volante/contract/staff-api.ts';
import { queryClient } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

type Page = StaffApi['GET /accounts']['result'];

const KEY = ['accounts'];
/** Polling interval of the list, in ms: accounts opened by others aren't announced. */
const EVERY = 30_000;

/** Everybody who may sign in, page by page. */
export function useAccounts() {
  return useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, readonly unknown[], string | null>({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      call('GET /accounts', { query: { limit: '100', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: EVERY,
  });
}

/** Fetches data that an action changed: accounts, assignable people, and links to advisors. */
export function accountsChanged(): void {
  for (const queryKey of [KEY, ['people'], ['advisors']]) void queryClient().invalidateQueries({ queryKey });
}
