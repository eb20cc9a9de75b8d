import { compareFacts } from '@volante/contract/staff/ledger/compare.ts';
import type { Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import { readViewOf } from '../../admission/view.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { selectQueueRow } from '../queue/projection-store.ts';
import { gatherValues } from './gather.ts';
import { listNotRead } from './not-read.ts';
import { selectSources } from './sources-store.ts';

/** The facts from form, papers and platforms, and where they differ. */
export function readLedger(deps: DbDeps & ClockDeps & ConfigDeps, applicationId: string): Promise<Ledger> {
  return transaction(deps, async (trx) => {
    const view = await readViewOf(deps, trx, applicationId);
    const row = await selectQueueRow(trx, applicationId);
    if (!view || !row) throw new Problem('admission_request_not_found');
    const sources = await selectSources(trx, applicationId);
    const facts = compareFacts(gatherValues(view, sources));
    return { revision: row.revision, facts, notRead: listNotRead(sources.papers, view.country) };
  });
}
