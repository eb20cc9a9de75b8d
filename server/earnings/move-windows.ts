import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../core/jobs.ts';
import { endOutdated, findAsked } from '../corrections/answer.ts';
import { projectAccounts } from './accounts.ts';
import { readWindow } from './application.ts';
import { sweepOpenPictures } from './screenshots/open-pictures.ts';
import * as accounts from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'move-earnings-windows': Record<string, never>;
    'sweep-open-pictures': Record<string, never>;
  }
}

/** The jobs of this feature. */
export function earningsJobs(deps: Deps): Pick<JobHandlers, 'move-earnings-windows' | 'sweep-open-pictures'> {
  return {
    'move-earnings-windows': {
      run: (_, signal) => moveWindows(deps, signal),
      cron: '4 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
    },
    'sweep-open-pictures': { run: (_, signal) => sweepOpenPictures(deps, signal), cron: '34 * * * *' },
  };
}

/**
 * Updates the accounts after the twelve weeks moved on before the analysis passed. Their completeness is stored with the weeks
 * and would otherwise stay true. Corrections of weeks that have left the twelve end, since nobody could make them.
 */
export async function moveWindows(deps: Deps, signal?: AbortSignal): Promise<void> {
  // Where that day hasn't come yet, the window stays and the accounts don't change.
  const today = Object.values(countries).map((country) => dateIn(country.zone, deps.now()));
  const outdated = await accounts.selectOutdated(deps.db, today.toSorted().at(-1)!);
  for (const applicationId of new Set([...outdated, ...(await findAsked(deps.db, 'earnings'))])) {
    signal?.throwIfAborted();
    await transaction(deps, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const { weeks } = await readWindow(deps, trx, application);
      await projectAccounts(trx, application, weeks);
      await endOutdated(deps, trx, applicationId, weeks);
    });
  }
}
