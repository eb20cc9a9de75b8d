import { isRequestId } from '@volante/contract/fields/address.ts';
import { jobEndpoints as calls } from '@volante/contract/staff/administration/jobs.ts';
import type { FastifyInstance } from 'fastify';
import { listDeadJobs } from '../../core/dead-jobs.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { Problem } from '../../core/problem.ts';
import { readCursor, writeCursor } from '../cursor.ts';

const PAGE = 50;

/** Jobs that the server gave up. `npm run outbox` lists and retries them, too. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listGivenUpJobs, async ({ query: { cursor, limit = String(PAGE) } }) => {
    const after = readCursor(deps, ['jobs'], cursor) as [string, string] | null;
    const most = Number(limit);
    const { count, jobs } = await listDeadJobs(deps.db, most + 1, after);
    const page = jobs.slice(0, most);
    const items = page.map(({ createdAt, givenUpAt, place: _, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      givenUpAt: givenUpAt.toISOString(),
    }));
    const last = jobs.length > most ? page.at(-1) : undefined;
    return { items, next: last ? writeCursor(deps, ['jobs'], [last.place, last.id]) : null, count };
  });

  serveStaff(app, deps, calls.retryJob, async ({ params: { jobId }, transaction }) => {
    if (!isRequestId(jobId)) throw new Problem('not_found_error');
    return transaction(async ({ db }) => {
      if (!(await deps.jobs.retryGivenUp(db, jobId))) throw new Problem('not_found_error');
      return { retried: true as const };
    });
  });
}
