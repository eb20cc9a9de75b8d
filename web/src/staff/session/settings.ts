import { queryOptions } from '../../lib/queries.ts';
import { call } from './call.ts';

/** The settings that change while the product runs. For admins. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call('GET /settings', { signal }),
});
