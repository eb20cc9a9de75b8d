import { bulkEndpoints as calls } from '@volante/contract/staff/bulk/bulk.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { doTogether, previewTogether } from './bulk.ts';

/** What is done with several applications at once. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.previewBulk, { asks: true }, ({ account, ip, body }) =>
    previewTogether(deps, { account, ip }, body),
  );
  serveStaff(app, deps, calls.doBulk, ({ account, ip, body, note, transaction }) =>
    transaction(async (within) => {
      const result = await doTogether(deps, within.db, { account, ip }, body);
      note({ act: body.act, done: result.done.length, skipped: result.skipped.length });
      return result;
    }),
  );
}
