import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { deleteBatchesBefore } from './batches/batch-store.ts';
import { createLinks } from './batches/create-batch.ts';
import { revokeUnopened } from './mail-link.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'create-links': { batchId: string };
    'revoke-unopened-links': Record<string, never>;
    'forget-link-batches': Record<string, never>;
  }
}

/** How long a file of drivers is kept, in ms. Its applications stay. */
const KEPT = 30 * 24 * 3600_000;

type LinkJobs = Pick<JobHandlers, 'create-links' | 'revoke-unopened-links' | 'forget-link-batches'>;

export function linkJobs(deps: Deps): LinkJobs {
  return {
    'create-links': {
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: ({ batchId }, signal) => createLinks(deps, batchId, signal),
    },
    'revoke-unopened-links': { cron: '40 * * * *', run: (_, signal) => revokeUnopened(deps, signal) },
    'forget-link-batches': {
      cron: '50 8 * * *',
      run: () => deleteBatchesBefore(deps.db, new Date(deps.now().getTime() - KEPT)),
    },
  };
}
