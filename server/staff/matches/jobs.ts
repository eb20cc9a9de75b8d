import type { Trx } from '../../core/database/db.ts';
import { afterCommit } from '../../core/database/transaction.ts';
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

/** For this long after it was committed, in ms, a job certainly hasn't begun and will include changes made until then. */
const QUEUED = (GATHER - 1) * 1000;

/**
 * Requests a comparison, in their transaction, of applications whose compared data changed. Not again while the job of an earlier
 * request is waiting.
 */
export function openMatching({ jobs }: Pick<Deps, 'jobs'>): (trx: Trx, changed: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  return async (trx, changed) => {
    for (const applicationId of changed.filter((id) => !waiting.has(id))) {
      await jobs.enqueue(trx, 'find-matches', { applicationId }, { key: applicationId, startAfter: GATHER });
      afterCommit(trx, () => {
        if (waiting.has(applicationId)) return;
        waiting.add(applicationId);
        setTimeout(() => waiting.delete(applicationId), QUEUED).unref();
      });
    }
  };
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
