import type { Country } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isPlatform, type Platform } from '@volante/contract/platforms.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import type { Db, Trx } from '../core/db.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { transaction } from '../core/transaction.ts';
import { projectAccounts } from './accounts.ts';
import * as store from './store.ts';
import { freezeOn, todayIn, type Window, windowOn } from './window.ts';

/** The platform of the address; `not_found_error` when the application's country does not offer it. */
export function platformOf(caseFile: CaseFile, slug: string): Platform {
  if (!isPlatform(slug) || !countryOf(caseFile).platforms.includes(slug)) throw new Problem('not_found_error');
  return slug;
}

export function countryOf(caseFile: CaseFile): Country {
  return countries[caseFile.country];
}

/** The twelve weeks the application is asked for now. */
export async function readWindow(deps: Deps, db: Db, caseFile: CaseFile): Promise<Window> {
  const today = todayIn(countryOf(caseFile), deps.now());
  return windowOn(today, await store.selectWindow(db, caseFile.applicationId));
}

/**
 * Runs a change to profiles or weeks: one writer at a time per application, refused once the application is
 * closed or its earnings were approved, and with the accounts brought up to date in the same transaction.
 */
export function changeEarnings(
  deps: Deps,
  caseFile: CaseFile,
  change: (trx: Trx, window: Window) => Promise<void>,
): Promise<void> {
  const { applicationId } = caseFile;
  return transaction(deps.db, async (trx) => {
    const { stage } = await lockApplication(trx, applicationId);
    refuseWhenClosed(stage);
    await refuseWhenApproved(trx, applicationId);
    const window = await readWindow(deps, trx, caseFile);
    await change(trx, window);
    await projectAccounts(trx, caseFile, window.weeks);
  });
}

/** Throws `section_approved` once staff approved the earnings. */
export async function refuseWhenApproved(db: Db, applicationId: string): Promise<void> {
  if ((await store.selectAnalysis(db, applicationId))?.status === 'approved') throw new Problem('section_approved');
}

/** The first figure or picture that is kept holds the twelve weeks for 14 days. */
export async function holdWindow(deps: Deps, trx: Trx, caseFile: CaseFile, window: Window): Promise<void> {
  if (window.held) return;
  const now = deps.now();
  await store.upsertWindow(trx, caseFile.applicationId, freezeOn(todayIn(countryOf(caseFile), now)), now);
}
