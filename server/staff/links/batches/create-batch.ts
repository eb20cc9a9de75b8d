import { setTimeout as pause } from 'node:timers/promises';
import { LinkGiven } from '@volante/contract/staff/links/given.ts';
import { type Reach, reachOf } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { Deps } from '../../../core/deps.ts';
import { parse } from '../../../core/http/parse.ts';
import { Problem } from '../../../core/problem.ts';
import { type AccountRow, selectAccount } from '../../accounts/account-store.ts';
import { recordWrites } from '../../audit/audit.ts';
import { refreshOpened } from '../../queue/refresh-rows.ts';
import { openFor } from '../open-for.ts';
import * as store from './batch-store.ts';
import { markLive } from './judge-row.ts';

/** Applications per transaction: few enough that drivers' calls aren't delayed. */
const SLICE = 20;
/** Pause after each slice for drivers' calls, as a share of the time the slice took. */
const REST = 0.25;

interface Wish {
  skipDuplicates: boolean;
  skipErrors?: boolean | undefined;
}

/** Starts a job that creates a batch, or continues it. Throws `conflict_error` if rows have errors and aren't to be skipped. */
export function startCreating(deps: Deps, batchId: string, { skipDuplicates, skipErrors }: Wish): Promise<void> {
  return transaction(deps, async (trx) => {
    const batch = await store.lockBatch(trx, batchId);
    if (!batch) throw new Problem('not_found_error');
    if (batch.state === 'done') return;
    if (batch.state === 'checked') {
      const { error } = await store.countRows(trx, batchId);
      if (error > 0 && !skipErrors) throw new Problem('conflict_error');
      await store.updateBatch(trx, batchId, { state: 'running', skip_duplicates: skipDuplicates });
    }
    await deps.jobs.enqueue(trx, 'create-links', { batchId }, { key: batchId });
  });
}

/** Creates the rest of a batch, slice by slice. If the process ends in between, whole slices are left. */
export async function createLinks(deps: Deps, batchId: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    if (!(await createSlice(deps, batchId))) return;
    await pause((performance.now() - start) * REST);
  }
}

async function reachOfAccount(trx: Trx, accountId: string): Promise<Reach> {
  return reachOf((await selectAccount(trx, accountId)) as AccountRow);
}

/** False when no rows are left. */
function createSlice(deps: Deps, batchId: string): Promise<boolean> {
  return transaction(deps, async (trx) => {
    await store.takeLock(trx);
    const batch = await store.lockBatch(trx, batchId);
    if (batch?.state !== 'running') return false;
    const rows = await store.selectLeft(trx, batch, SLICE);
    if (rows.length === 0) {
      await store.updateBatch(trx, batchId, { state: 'done' });
      return false;
    }
    // Another file or person may have created a link for the driver since the dry run.
    if (batch.skip_duplicates) await markLive(trx, await reachOfAccount(trx, batch.account_id), rows);
    const isSkipped = ({ status }: store.RowRecord) => status === 'duplicate' && batch.skip_duplicates;
    for (const row of rows.filter(isSkipped)) await store.updateRow(trx, row, { status: row.status, of: row.of });
    const left = rows.filter((row) => !isSkipped(row));
    const drivers = left.map(({ given }) => parse(LinkGiven, given));
    const opened = await openFor(deps, trx, batch.account_id, drivers);
    const created = opened.map(({ applicationId }, at) => ({ line: left[at]?.line, id: applicationId }));
    await store.updateCreated(trx, batchId, created);
    const entry = { accountId: batch.account_id, kind: 'createBatch', ip: null, details: { batchId } };
    await recordWrites(
      deps,
      opened.map(({ applicationId }) => ({ ...entry, applicationId })),
      trx,
    );
    await refreshOpened(deps, trx, opened);
    return true;
  });
}
