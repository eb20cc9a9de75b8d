import { compareFacts } from '@volante/contract/staff/ledger/compare.ts';
import { ledgerEndpoints as calls, type Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import type { FastifyInstance } from 'fastify';
import { readViewOf } from '../../admission/view.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { selectQueueRow } from '../queue/projection-store.ts';
import { gatherValues } from './gather.ts';
import { listNotRead } from './not-read.ts';
import { selectSources } from './sources-store.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getLedger, ({ application }) => readLedger(deps, application.applicationId));
}

/** The facts from form, papers and platforms, and where they differ. */
function readLedger(deps: DbDeps & ClockDeps & ConfigDeps, applicationId: string): Promise<Ledger> {
  return transaction(deps, async (trx) => {
    const view = await readViewOf(deps, trx, applicationId);
    const row = await selectQueueRow(trx, applicationId);
    if (!view || !row) throw new Problem('admission_request_not_found');
    const sources = await selectSources(trx, applicationId);
    const facts = compareFacts(gatherValues(view, sources));
    return { revision: row.revision, facts, notRead: listNotRead(sources.papers, view.country) };
  });
}
