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

/** In seconds: a form is saved field by field, and pictures come one after the other, each of which takes some seconds to read. */
const GATHER = 10;
/** In ms: requests older than that have no job of their own. */
const LEFT = 120_000;
const BATCH = 100;

/** In ms: so long after it was committed a job has certainly not begun, and finds what is changed until then. */
const QUEUED = (GATHER - 1) * 1000;

/**
 * Requests the comparison of applications whose compared parts changed in a transaction, before it commits. Not once more while the job of
 * an earlier one waits.
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

/** Compares applications changed outside the server, such as from the shell, or left by a job that was given up. */
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
