import { guardMissed } from '../applications/applications.ts';
import type { Deps } from '../core/deps.ts';
import { deleteExpired } from './proof-store.ts';
import { deleteUnproved } from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'sweep-devices': Record<string, never>;
  }
}

/** How long a device that proved nothing, and a code, are remembered, in ms: longer than the day in which tries count. */
const KEPT_MS = 2 * 24 * 3_600_000;

/** Forgets what no device needs any more, and guards what a server of an older release stored, hourly. */
export function deviceJobs(deps: Deps) {
  const run = async () => {
    const now = deps.now();
    const before = new Date(now.getTime() - KEPT_MS);
    await deleteUnproved(deps.db, before);
    await deleteExpired(deps.db, now, before);
    await guardMissed(deps);
  };
  return { 'sweep-devices': { cron: '27 * * * *', run } };
}
