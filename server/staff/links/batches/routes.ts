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

  serveStaff(app, deps, calls.checkBatch, ({ account, request }) => checkBatch(deps, account, request));
  serveStaff(app, deps, calls.listBatches, ({ account, query }) => listBatches(deps, account, query));
  serveStaff(app, deps, calls.getBatch, known, async (call) => showBatch(deps, await find(call)));
  serveStaff(app, deps, calls.listBatchRows, known, ({ params, query }) => listRows(deps, params.batchId, query));
  serveStaff(app, deps, calls.createBatch, known, async (call) => {
    call.note({ ...call.body });
    await startCreating(deps, call.params.batchId, call.body);
    const { state, created, skipped } = await showBatch(deps, await find(call));
    return { state: state === 'done' ? ('done' as const) : ('running' as const), created, skipped };
  });
  serveStaff(app, deps, calls.getBatchResult, known, async (call) => {
    const bytes = await writeResult(deps, await find(call));
    return new FileAnswer(bytes, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="links.csv"',
      'cache-control': 'no-store',
    });
  });
  serveStaff(app, deps, calls.revokeBatch, known, async (call) => ({
    revoked: await takeBatchBack(deps, call.account, await find(call)),
  }));
}
