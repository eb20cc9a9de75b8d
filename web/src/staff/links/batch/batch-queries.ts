import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { queryOptions } from '../../../lib/queries.ts';
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
