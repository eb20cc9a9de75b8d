import { batchEndpoints as calls } from '@volante/contract/staff/links/batch-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../core/deps.ts';
import { FileAnswer, serveStaff } from '../../../core/http/staff/serve-staff.ts';
import { checkBatch, findBatch, listBatches, listRows, showBatch, takeBatchBack } from './batches.ts';
import { startCreating } from './create-batch.ts';
import { writeResult } from './result.ts';

interface Asked {
  params: { batchId: string };
}

export function register(app: FastifyInstance, deps: Deps): void {
  const find = ({ params }: Asked) => findBatch(deps, params.batchId);
  const known = { find };

  serveStaff(app, deps, calls.checkBatch, ({ account, request, transaction }) =>
    checkBatch(deps, account, request, transaction),
  );
  serveStaff(app, deps, calls.listBatches, ({ account, query }) => listBatches(deps, account, query));
  serveStaff(app, deps, calls.getBatch, known, async (call) => showBatch(deps, await find(call)));
  serveStaff(app, deps, calls.listBatchRows, known, ({ params, query }) => listRows(deps, params.batchId, query));
  serveStaff(app, deps, calls.createBatch, known, (call) => {
    call.note({ ...call.body });
    return call.transaction(
      (within) => startCreating(within, call.params.batchId, call.body),
      async (within) => {
        const { state, created, skipped } = await showBatch(within, await findBatch(within, call.params.batchId));
        return { state: state === 'done' ? ('done' as const) : ('running' as const), created, skipped };
      },
    );
  });
  serveStaff(app, deps, calls.getBatchResult, known, async (call) => {
    const bytes = await writeResult(deps, await find(call));
    return new FileAnswer(bytes, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="links.csv"',
      'cache-control': 'no-store',
    });
  });
  serveStaff(app, deps, calls.revokeBatch, known, (call) =>
    call.transaction(async (within) => ({
      revoked: await takeBatchBack(within, call.account, await findBatch(within, call.params.batchId)),
    })),
  );
}
