import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { Problem } from '../core/problem.ts';
import { projectAccounts } from './accounts.ts';
import { renewAnalysis } from './analysis.ts';
import * as analyses from './analysis-store.ts';
import { countryOf } from './application.ts';
import * as store from './store.ts';
import { freezeOn, type Window, windowOn } from './window.ts';

/**
 * Runs a change to profiles or weeks with one writer at a time per application, then updates the accounts and the passed analysis
 * in the same transaction. Refused once the application is closed or its earnings are approved. `replaces`: to be called before
 * something stored is replaced, which only a known device may do.
 */
export function changeEarnings(
  deps: Deps,
  application: ApplicationFile,
  change: (trx: Trx, window: Window, replaces: (before: unknown) => void) => Promise<void>,
): Promise<void> {
  const { applicationId } = application;
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, applicationId);
    refuseWhenClosed(locked);
    const { status, window: stored } = await analyses.selectStatusAndWindow(trx, applicationId);
    if (status === 'approved') throw new Problem('section_approved');
    const window = windowOn(dateIn(countryOf(application).zone, deps.now()), stored ?? undefined);
    await change(trx, window, (before) => before && refuseUnproved(deps, locked, application));
    await deps.devices.guard(trx, application);
    await projectAccounts(trx, application, window.weeks);
    if (status !== null) await renewAnalysis(deps, trx, application);
  });
}

/** The first stored figure or picture freezes the twelve weeks for 14 days. */
export async function holdWindow(deps: Deps, trx: Trx, application: ApplicationFile, window: Window): Promise<void> {
  if (window.held) return;
  const now = deps.now();
  await store.upsertWindow(trx, application.applicationId, freezeOn(dateIn(countryOf(application).zone, now)), now);
}
