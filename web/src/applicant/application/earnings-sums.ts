import type { PlatformSummary } from '@volante/contract/earnings/calls.ts';
import { queryOptions } from '../../lib/queries.ts';
import { call } from './call.ts';

/** What was read of the applicant's earnings, summed up per platform. */
export function earningsSumsQuery(requestId: string) {
  return queryOptions({
    queryKey: ['earnings-analysis', requestId],
    queryFn: () => call('GET /ocr/get-earnings-analysis/{requestId}', { params: { requestId } }),
  });
}

/** What all platforms together bring in an average week; null where no week was read. */
export function weeklyAverage(platforms: readonly PlatformSummary[]): number | null {
  const means = platforms.flatMap(({ mean }) => (mean === null ? [] : [mean]));
  return means.length ? Math.round(means.reduce((sum, mean) => sum + mean, 0)) : null;
}
