import type { Trx } from '../../core/database/db.ts';
import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { findMatches } from './find-matches.ts';
import { selectLeft } from './print-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'find-matches': { applicationId: string };
    'find-left-matches': Record<string, never>;
  }
}

/**
 * Delay of a comparison in seconds: a form is saved field by field, and pictures arrive one after another and take some seconds
 * to read.
 */
const GATHER = 10;
/** Older requests have no job of their own any more, in ms. */
const LEFT = 120_000;
const BATCH = 100;

/**
 * Requests a comparison, in their transaction, of applications whose compared data changed. While one with the same key waits, the
 * job queue drops it.
 */
export async function orderMatching({ jobs }: Pick<Deps, 'jobs'>, trx: Trx, changed: readonly string[]): Promise<void> {
  for (const applicationId of changed)
    await jobs.enqueue(trx, 'find-matches', { applicationId }, { key: applicationId, startAfter: GATHER });
}

/** Compares applications that were changed outside the server, for example by a command, or whose job was given up. */
export async function findLeftMatches(deps: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.now().getTime() - LEFT);
  for (;;) {
    const ids = await selectLeft(deps.db, before, BATCH);
    for (const id of ids) {
      signal?.throwIfAborted();
      await findMatches(deps, id);
    }
    if (ids.length < BATCH) return;
  }
}

export function matchJobs(deps: Deps): Pick<JobHandlers, 'find-matches' | 'find-left-matches'> {
  return {
    'find-matches': { run: ({ applicationId }) => findMatches(deps, applicationId) },
    'find-left-matches': {
      cron: '*/5 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => findLeftMatches(deps, signal),
    },
  };
}
