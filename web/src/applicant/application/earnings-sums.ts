import type { PlatformSummary } from '@volante/contract/earnings/calls.ts';
import { queryOptions } from '../../lib/queries.ts';
import { call } from './call.ts';

/** The applicant's earnings, summed up per platform. */
export function earningsSumsQuery(requestId: string) {
  return queryOptions({
    queryKey: ['earnings-analysis', requestId],
    queryFn: () => call('GET /ocr/get-earnings-analysis/{requestId}', { params: { requestId } }),
  });
}

/** The average week over all platforms together; null if no week was read. */
export function weeklyAverage(platforms: readonly PlatformSummary[]): number | null {
  const means = platforms.flatMap(({ mean }) => (mean === null ? [] : [mean]));
  return means.length ? Math.round(means.reduce((sum, mean) => sum + mean, 0)) : null;
}
