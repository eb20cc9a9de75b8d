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

/** After this many hours an account that is still not read has failed. */
export const MOST_HOURS = 24;

/**
 * Has a job read the account after a pause that grows with the tries: reading takes the provider 10 to 180 seconds, and hours when
 * it has trouble. `atLeastMs`: what the provider asked for. The queue's own retries would not do: an account that is still being
 * read is no failure, the first minutes ask closely, and a new sign-in begins at the first pause.
 */
export function askAgain(deps: Deps, trx: Trx, waiting: WaitingAccount, tries: number, atLeastMs = 0): Promise<void> {
  const seconds = pauses[Math.min(tries, pauses.length - 1)]!;
  const startAfter = Math.max(seconds, Math.min(Math.ceil(atLeastMs / 1000), HOUR));
  const key = `${waiting.applicationId} ${waiting.accountId}`;
  return deps.jobs.enqueue(trx, 'read-widget-account', waiting, { key, startAfter });
}

const HOUR = 3600;
const pauses = [10, 10, 15, 20, 30, 30, 60, 60, 120, 300, 600, 1800, 3600];
