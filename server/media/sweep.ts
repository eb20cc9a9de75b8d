import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { selectBackupTimes } from '../core/database/installation-store.ts';
import type { Deps } from '../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../core/jobs.ts';
import { receivingFolder } from './receive.ts';
import { removeBytes, removeStrays } from './retention/removals.ts';
import { workedUntil, workInSlices } from './retention/slices.ts';
import { deleteKeptUntil } from './retention/store.ts';
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

/** How long after a restore no files are deleted, in ms: it may turn out to have been the wrong backup. */
const REST_AFTER_RESTORE = 7 * 24 * 3600 * 1000;

/**
 * Removes uploaded files that weren't attached to anything within a day, the bytes of files whose row was deleted, and leftovers
 * older than a day: bytes that never had a row, and unfinished uploads. For a week after a restore, only unfinished uploads are
 * removed.
 */
export async function sweepMedia(deps: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY);
  await removeOldFiles(receivingFolder(deps), before);
  if (await wasRestoredLately(deps)) return;
  const counts = { unused: 0, strays: 0, removed: 0 };
  // Files that became a day old since the last sweep; the slices cover those that sweeps missed.
  const since = await workedUntil(deps);
  const changedSince = since && new Date(since.getTime() - DAY - HOUR);
  if (changedSince) counts.unused += await deleteUnused(deps, before, { changedSince }, signal);
  await workInSlices(deps, async (slice) => {
    counts.unused += await deleteUnused(deps, before, { slice }, signal);
    counts.strays += await removeStrays(deps, slice, before, signal);
  });
  await deleteKeptUntil(deps.db, deps.now());
  counts.removed = await removeBytes(deps, signal);
  if (Object.values(counts).some((count) => count > 0)) deps.log.info(counts, 'unused files were deleted');
}

async function wasRestoredLately(deps: Deps): Promise<boolean> {
  const { restoredAt } = await selectBackupTimes(deps.db);
  return restoredAt !== null && deps.now().getTime() < restoredAt.getTime() + REST_AFTER_RESTORE;
}

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
