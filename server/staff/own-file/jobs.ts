import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { makeExport } from '../privacy/export.ts';
import { writeExport, writeOwnFile } from './write-zip.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'make-own-file': { exportId: string };
  }
}

export function ownFileJobs(deps: Deps): Pick<JobHandlers, 'make-own-file' | 'export-person'> {
  return {
    // Its own kind, so that an older release beside this one, which would write the staff's export, leaves it alone.
    'make-own-file': {
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: ({ exportId }, signal) => makeExport(deps, exportId, writeOwnFile, signal),
    },
    'export-person': {
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: ({ exportId }, signal) => makeExport(deps, exportId, writeExport, signal),
    },
  };
}
