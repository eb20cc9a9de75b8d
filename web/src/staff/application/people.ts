import { queryOptions, useQuery } from '../../lib/queries.ts';
import { call } from '../session/call.ts';

const people = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => call('GET /people', { signal }).then(({ items }) => items),
});

/** Everybody who may sign in, by name; undefined while it is being read. */
export function usePeople() {
  return useQuery(people).data;
}
