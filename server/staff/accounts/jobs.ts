import type { Deps } from '../../core/deps.ts';
import { dropEndedSessions } from './sessions.ts';
import { dropOldTries } from './tries/throttle.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'sweep-staff-sessions': Record<string, never>;
  }
}

/** Deletes expired sessions and tries that no longer count, hourly. */
export function accountJobs(deps: Deps) {
  return {
    'sweep-staff-sessions': {
      cron: '47 * * * *',
      run: async () => {
        await dropEndedSessions(deps);
        await dropOldTries(deps);
      },
    },
  };
}
