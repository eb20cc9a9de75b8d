import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { projectAccounts } from './accounts.ts';
import { renewAnalysis } from './analysis.ts';
import { countryOf, readWindow, refuseWhenApproved } from './case.ts';
import * as store from './store.ts';
import { freezeOn, type Window } from './window.ts';

/**
 * Runs a change to profiles or weeks: one writer at a time per application, refused once the application is
 * closed or its earnings were approved, and with the accounts and the analysis that
 * passed brought up to date in the same transaction.
 */
export function changeEarnings(
  deps: Deps,
  application: CaseFile,
  change: (trx: Trx, window: Window) => Promise<void>,
): Promise<void> {
  const { applicationId } = application;
  return transaction(deps.db, async (trx) => {
    const { stage } = await lockApplication(trx, applicationId);
    refuseWhenClosed(stage);
    await refuseWhenApproved(trx, applicationId);
    const window = await readWindow(deps, trx, application);
    await change(trx, window);
    await projectAccounts(trx, application, window.weeks);
    await renewAnalysis(deps, trx, application);
  });
}

/** The first figure or picture that is kept holds the twelve weeks for 14 days. */
export async function holdWindow(deps: Deps, trx: Trx, application: CaseFile, window: Window): Promise<void> {
  if (window.held) return;
  const now = deps.now();
  await store.upsertWindow(trx, application.applicationId, freezeOn(dateIn(countryOf(application).zone, now)), now);
}
