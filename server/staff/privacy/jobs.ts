import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, type RetryPolicy, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { dropExport } from './export.ts';
import { deleteExportsUntil } from './export-store.ts';
import { finishErasure, sweepErasures } from './finish-erasure.ts';
import { eraseRetained, tidyErased } from './nightly.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'sweep-erasures': Record<string, never>;
  }
}

type PrivacyJobs = Pick<
  JobHandlers,
  'finish-erasure' | 'drop-export' | 'sweep-erasures' | 'erase-retained' | 'tidy-erased'
>;

// A store or a CRM may be unavailable for longer than the queue retries by default.
const twoDays: RetryPolicy = { limit: 30, delaySeconds: 5, maxDelaySeconds: 3 * 3600 };

export function privacyJobs(deps: Deps): PrivacyJobs {
  return {
    'finish-erasure': { retry: twoDays, run: ({ erasureId }, signal) => finishErasure(deps, erasureId, signal) },
    // At night in both countries.
    'erase-retained': {
      cron: '10 9 * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => eraseRetained(deps, signal),
    },
    // After it.
    'tidy-erased': {
      cron: '40 9 * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => tidyErased(deps, signal),
    },
    'drop-export': { retry: twoDays, run: ({ exportId }) => dropExport(deps, exportId) },
    'sweep-erasures': {
      cron: '25 * * * *',
      run: async () => {
        await deleteExportsUntil(deps.db, deps.now());
        await sweepErasures(deps);
      },
    },
  };
}
