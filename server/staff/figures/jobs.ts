import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { keepFigures } from './keep-figures.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'keep-figures': Record<string, never>;
  }
}

export function figureJobs(deps: Deps): Pick<JobHandlers, 'keep-figures'> {
  return {
    'keep-figures': {
      cron: '*/5 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => keepFigures(deps, signal),
    },
  };
}
