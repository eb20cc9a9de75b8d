import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../core/jobs.ts';
import { removeBytes } from './keeping/removals.ts';
import { removeStrays } from './keeping/strays.ts';
import { receivingFolder } from './receive.ts';
import { deleteUnused } from './unused.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'sweep-media': Record<string, never>;
  }
}

/** The jobs of this feature. */
export function mediaJobs(deps: Deps): Pick<JobHandlers, 'sweep-media'> {
  return {
    'sweep-media': {
      run: (_, signal) => sweepMedia(deps, signal),
      cron: '17 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
    },
  };
}

/**
 * Removes uploaded files never attached to anything within a day, the bytes of files whose row went, and leftovers older than a
 * day: bytes that never had a row, and unfinished uploads.
 */
export async function sweepMedia(deps: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY);
  const deleted = await deleteUnused(deps, before, signal);
  if (deleted > 0) deps.log.info({ count: deleted }, 'unused files were deleted');
  const removed = await removeBytes(deps, signal);
  if (removed > 0) deps.log.info({ count: removed }, 'stored files whose row went were deleted');
  const strays = await removeStrays(deps, before, signal);
  if (strays > 0) deps.log.info({ count: strays }, 'files without a row were deleted');
  await removeOldFiles(receivingFolder(deps), before);
}

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

const DAY = 24 * 3600 * 1000;
