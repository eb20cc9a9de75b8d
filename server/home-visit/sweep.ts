import { lockApplication } from '../applications/applications.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandlers } from '../core/jobs.ts';
import { transaction } from '../core/transaction.ts';
import * as store from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'sweep-home-photos': Record<string, never>;
  }
}

/** The jobs of this feature. */
export function homeVisitJobs(deps: Deps): Pick<JobHandlers, 'sweep-home-photos'> {
  return { 'sweep-home-photos': { run: () => sweepHomePhotos(deps), cron: '7 * * * *' } };
}

/**
 * Forgets photos of homes that no step has had for a day: those that were taken away, and those that were sent and never
 * saved. Their bytes go with the next sweep of the files.
 */
export async function sweepHomePhotos(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY);
  for (const applicationId of await store.selectWithLeftPhotos(deps.db, before)) {
    await transaction(deps.db, async (trx) => {
      // Whoever saves photos holds the same lock: none is taken back between the look and the deletion.
      await lockApplication(trx, applicationId);
      await store.deleteLeftPhotos(trx, applicationId, before);
    });
  }
}

const DAY = 24 * 3600 * 1000;
