import { auditEndpoints as calls } from '@volante/contract/staff/audit.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { FileAnswer, serveStaff } from '../../core/http/staff/serve-staff.ts';
import * as store from './audit-store.ts';
import { listEntries, streamTable } from './list-entries.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listAudit, ({ query }) => listEntries(deps, query));

  serveStaff(app, deps, calls.downloadAudit, async ({ query, note }) => {
    note({ audit: query });
    return new FileAnswer(() => streamTable(deps, query), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-${deps.now().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    });
  });

  serveStaff(app, deps, calls.newestSeal, async () => {
    const seal = await store.selectNewestSeal(deps.db);
    if (!seal) return { seal: null };
    const { number, entries, hmac, at } = seal;
    return { seal: { number, entries, hmac: hmac.toString('hex'), at: at.toISOString() } };
  });
}
