import { countries } from '@volante/contract/countries/index.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandlers } from '../core/jobs.ts';
import { projectAccounts } from './accounts.ts';
import * as analyses from './analysis-store.ts';
import { readWindow } from './case.ts';
import { todayIn } from './window.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'move-earnings-windows': Record<string, never>;
  }
}

/** The jobs of this feature. */
export function earningsJobs(deps: Deps): Pick<JobHandlers, 'move-earnings-windows'> {
  return { 'move-earnings-windows': { run: () => moveWindows(deps), cron: '4 * * * *' } };
}

/**
 * Where the twelve weeks moved on before the analysis passed, platforms are no longer complete: their accounts, which are
 * written with the weeks, learn of it here.
 */
export async function moveWindows(deps: Deps): Promise<void> {
  for (const country of Object.values(countries)) {
    const outdated = await analyses.selectOutdated(deps.db, country.code, todayIn(country, deps.now()));
    for (const applicationId of outdated) {
      await transaction(deps.db, async (trx) => {
        const caseFile = await lockApplication(trx, applicationId);
        await projectAccounts(trx, caseFile, (await readWindow(deps, trx, caseFile)).weeks);
      });
    }
  }
}
