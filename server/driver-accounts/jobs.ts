import { isClosed } from '@volante/contract/admission/closing.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandlers } from '../core/jobs.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { Problem } from '../core/problem.ts';
import { readAccount, settle } from './read-account.ts';
import * as store from './store.ts';
import { askAgain, MOST_HOURS, type WaitingAccount } from './waiting.ts';

/** The jobs of this feature. */
export function palencaJobs(deps: Deps): Pick<JobHandlers, 'read-widget-account'> {
  return { 'read-widget-account': { run: (waiting) => readOrWait(deps, waiting) } };
}

/** Reads an account after the applicant's call has ended; retried later while it isn't ready. */
export async function readOrWait(deps: Deps, waiting: WaitingAccount): Promise<void> {
  if (await isDone(deps, waiting)) return;
  let fault: OutsideFault | null = null;
  try {
    if ((await readAccount(deps, waiting)) !== 'pending') return;
  } catch (error) {
    // A decided application accepts no more earnings.
    if (error instanceof Problem) return;
    if (!(error instanceof OutsideFault)) throw error;
    fault = error;
  }
  await waitOn(deps, waiting, fault);
}

// Usually the call that queued this job has already read the account.
async function isDone(deps: Deps, { applicationId, accountId }: WaitingAccount): Promise<boolean> {
  const row = await store.selectAccount(deps.db, applicationId, accountId);
  return !row || (row.state !== 'reading' && row.tries === 0 && row.updatedAt > row.addedAt);
}

async function waitOn(deps: Deps, waiting: WaitingAccount, fault: OutsideFault | null): Promise<void> {
  const { applicationId, accountId } = waiting;
  const late = await transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const row = await store.selectAccount(trx, applicationId, accountId);
    if (!row || isClosed(application)) return false;
    const at = deps.now();
    if (at.getTime() - row.addedAt.getTime() > MOST_HOURS * 3_600_000) return row.state === 'reading';
    await store.updateAccount(trx, applicationId, accountId, { tries: row.tries + 1, at });
    await askAgain(deps, trx, waiting, row.tries + 1, fault?.retryAfterMs);
    return false;
  });
  const reason = fault ? 'platform_unavailable' : 'timeout';
  if (late) await settle(deps, waiting, { platform: null, state: 'failed', reason });
}
