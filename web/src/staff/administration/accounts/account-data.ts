import { queryClient } from '../../../lib/queries.ts';
import { usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';

const KEY = ['accounts'];
/** Polling interval of the list, in ms: accounts opened by others aren't announced. */
const EVERY = 30_000;

/** Everybody who may sign in, page by page. */
export function useAccounts() {
  return usePages({
    queryKey: KEY,
    read: (from, signal) => call('GET /accounts', { query: { limit: '100', ...from }, signal }),
    refetchInterval: EVERY,
  });
}

/** Fetches data that an action changed: accounts, assignable people, and links to advisors. */
export function accountsChanged(): void {
  for (const queryKey of [KEY, ['people'], ['advisors']]) void queryClient().invalidateQueries({ queryKey });
}
