import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Batch, RowStatus } from '@volante/contract/staff/links/batch-calls.ts';
import { queryOptions } from '../../../lib/queries.ts';
import { call } from '../../session/call.ts';

/** How often a batch that is being created is read again, in ms. */
const EVERY = 1000;
const PAGE = '50';

export const batchOf = (batchId: string) =>
  queryOptions({
    queryKey: ['batch', batchId],
    queryFn: ({ signal }) => call('GET /link-batches/{batchId}', { params: { batchId }, signal }),
    refetchInterval: ({ state }) => ((state.data as Batch | undefined)?.state === 'running' ? EVERY : false),
  });

export const ownBatches = queryOptions({
  queryKey: ['batches'],
  queryFn: ({ signal }) => call('GET /link-batches', { signal }),
});

export const batchRows = (batchId: string, status: RowStatus) =>
  infiniteQueryOptions({
    queryKey: ['batch-rows', batchId, status],
    queryFn: ({ pageParam, signal }) =>
      call('GET /link-batches/{batchId}/rows', {
        params: { batchId },
        query: { status, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
