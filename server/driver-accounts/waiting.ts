import type { Trx } from '../core/database/db.ts';
import type { Deps } from '../core/deps.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'read-widget-account': WaitingAccount;
  }
}

export interface WaitingAccount {
  applicationId: string;
  accountId: string;
}

/** An account that isn't read within this many hours has failed. */
export const MOST_HOURS = 24;

/**
 * Queues the job that reads the account, with a backoff: the provider takes 10 to 180 seconds to read one, or hours if it is in
 * trouble. `atLeastMs` is the provider's retry-after. The queue's own retries don't fit: a pending account isn't a failure, the
 * first minutes need short pauses, and a new sign-in resets the backoff.
 */
export function askAgain(deps: Deps, trx: Trx, waiting: WaitingAccount, tries: number, atLeastMs = 0): Promise<void> {
  const seconds = pauses[Math.min(tries, pauses.length - 1)]!;
  const startAfter = Math.max(seconds, Math.min(Math.ceil(atLeastMs / 1000), HOUR));
  const key = `${waiting.applicationId} ${waiting.accountId}`;
  return deps.jobs.enqueue(trx, 'read-widget-account', waiting, { key, startAfter });
}

const HOUR = 3600;
const pauses = [10, 10, 15, 20, 30, 30, 60, 60, 120, 300, 600, 1800, 3600];
