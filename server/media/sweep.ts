import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../core/jobs.ts';
import { receivingFolder } from './receive.ts';
import * as store from './store.ts';
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
 * Removes leftovers older than a day: uploaded files never attached to anything, bytes without a row, and unfinished uploads. A
 * crash between storing and recording leaves such bytes, and so do deleted applications.
 */
export async function sweepMedia(deps: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - DAY);
  const deleted = await deleteUnused(deps, before, signal);
  if (deleted > 0) deps.log.info({ count: deleted }, 'unused files were deleted');
  await deps.storage.tidy(before);
  let batch: string[] = [];
  for await (const object of deps.storage.list()) {
    signal?.throwIfAborted();
    if (object.modifiedAt < before) batch.push(object.key);
    if (batch.length < 500) continue;
    await deleteOrphans(deps, batch);
    batch = [];
  }
  await deleteOrphans(deps, batch);
  await removeOldFiles(receivingFolder(deps), before);
}

async function deleteOrphans(deps: Deps, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const inUse = await store.selectKeysInUse(deps.db, keys);
  const orphans = keys.filter((key) => !inUse.has(key));
  for (const key of orphans) await deps.storage.delete(key);
  if (orphans.length > 0) deps.log.info({ count: orphans.length }, 'files without a row were deleted');
}

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}

const DAY = 24 * 3600 * 1000;
