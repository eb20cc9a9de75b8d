import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { queryOptions } from '../../../lib/queries.ts';
import type { Ordered } from '../../bulk/parts.ts';
import { call } from '../../session/call.ts';

/** Polling interval while a batch is being created, in ms. */
const EVERY = 1000;

export const batchOf = (batchId: string) =>
  queryOptions({
    queryKey: ['batch', batchId],
    queryFn: ({ signal }) => call('GET /link-batches/{batchId}', { params: { batchId }, signal }),
    refetchInterval: ({ state }) => ((state.data as Batch | undefined)?.state === 'running' ? EVERY : false),
  });

/** The key of the caller's own batches. */
export const ownBatches = ['batches'];

/** The applications that were made of a file, each with its line. */
export async function readMade(batchId: string): Promise<Ordered[]> {
  const made: Ordered[] = [];
  let cursor: string | null = null;
  do {
    const query: { limit: string; cursor?: string } = { limit: '100', ...(cursor !== null && { cursor }) };
    const { items, next } = await call('GET /link-batches/{batchId}/rows', { params: { batchId }, query });
    for (const { line, applicationId } of items) if (applicationId) made.push({ applicationId, line });
    cursor = next;
  } while (cursor !== null);
  return made;
}
