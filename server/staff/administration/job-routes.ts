import { isRequestId } from '@volante/contract/fields/address.ts';
import { jobEndpoints as calls, MOST_JOBS } from '@volante/contract/staff/administration/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { listDeadJobs } from '../../core/dead-jobs.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';

/** Jobs that the server gave up. `npm run outbox` lists and retries them, too. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listGivenUpJobs, async () => {
    const { count, jobs } = await listDeadJobs(deps.db, MOST_JOBS);
    const items = jobs.map(({ createdAt, givenUpAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    }));
    return { items, count };
  });

  serveStaff(app, deps, calls.retryJob, async ({ params: { jobId }, transaction }) => {
    if (!isRequestId(jobId)) throw new Problem('not_found_error');
    return transaction(async ({ db }) => {
      if (!(await deps.jobs.retryGivenUp(db, jobId))) throw new Problem('not_found_error');
      return { retried: true as const };
    });
  });
}
