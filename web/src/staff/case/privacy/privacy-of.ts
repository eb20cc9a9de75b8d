import type { Privacy } from '@volante/contract/staff/privacy/privacy.ts';
import { queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

/** Polling interval while a ZIP is being created, in ms. */
const EVERY = 1500;

export const privacyOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['privacy', applicationId],
    queryFn: ({ signal }): Promise<Privacy> =>
      call('GET /applications/{applicationId}/privacy', { params: { applicationId }, signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'running') ? EVERY : false),
  });
