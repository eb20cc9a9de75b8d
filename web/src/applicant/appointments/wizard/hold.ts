import { now } from '../../../lib/clock.ts';
import { queryClient, queryOptions } from '../../../lib/queries.ts';
import { call } from '../../application/call.ts';

/** A slot held for this applicant until `until`, in ms by the server's clock. */
export interface Hold {
  until: number;
}

/** Holds the slot; after a reload it is held again. */
export function holdOf(requestId: string, slotId: string) {
  return queryOptions({
    queryKey: ['hold', requestId, slotId],
    queryFn: async (): Promise<Hold> => {
      const { expiresInSeconds } = await call('POST /public/admission/requests/{id}/calendar/slots/{slotId}/hold', {
        params: { id: requestId, slotId },
      });
      return { until: now().getTime() + expiresInSeconds * 1000 };
    },
    // The server's clock decides whether it has expired.
    staleTime: ({ state }) => ((state.data?.until ?? 0) > now().getTime() ? Number.POSITIVE_INFINITY : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Holds the chosen slot on the server; rejects on failure. The server releases slots held before. */
export async function holdSlot(requestId: string, slotId: string): Promise<void> {
  const client = queryClient();
  client.removeQueries({ queryKey: ['hold', requestId] });
  await client.fetchQuery(holdOf(requestId, slotId));
}
