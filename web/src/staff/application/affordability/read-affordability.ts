import { queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

export const affordabilityOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['affordability', applicationId],
    queryFn: ({ signal }) =>
      call('GET /applications/{applicationId}/affordability', { params: { applicationId }, signal }),
  });
