import type { Trx } from '../../core/database/db.ts';
import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { findMatches } from './find-matches.ts';
import { selectLeft, selectWantedNow } from './print-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'find-matches': { applicationId: string };
    'find-left-matches': Record<string, never>;
  }
}

/** In seconds: a form is saved field by field, and files come one after the other. */
const GATHER = 3;
/** In ms: requests older than that have no job of their own. */
const LEFT = 120_000;
const BATCH = 100;

/** Requests the comparison of applications whose compared parts changed in the transaction; called before each commit. */
export async function orderMatching({ jobs }: Pick<Deps, 'jobs'>, trx: Trx, touched: readonly string[]): Promise<void> {
  if (touched.length === 0) return;
  for (const applicationId of await selectWantedNow(trx, touched)) {
    await jobs.enqueue(trx, 'find-matches', { applicationId }, { key: applicationId, startAfter: GATHER });
  }
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
