import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { makeExport } from '../privacy/export.ts';
import { writeOwnFile } from './write-zip.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'make-own-file': { exportId: string };
  }
}

/** Its own kind, so that an older release beside this one, which would write the staff's export, leaves it alone. */
export function ownFileJobs(deps: Deps): Pick<JobHandlers, 'make-own-file'> {
  return {
    'make-own-file': {
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: ({ exportId }, signal) => makeExport(deps, exportId, signal, writeOwnFile),
    },
  };
}
