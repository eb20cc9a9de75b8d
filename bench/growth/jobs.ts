import { transaction } from '../../server/core/database/transaction.ts';
import type { JobName } from '../../server/core/jobs.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { recompute } from '../../server/staff/queue/projection.ts';
import { type Installation, vacuum } from './installation.ts';
import { note, type Times } from './timed-app.ts';

const RUNS = 5;

/**
 * Looks at every application by its purpose, so that it grows as they do, and at 200,000 takes most of an hour: what is measured is one
 * application of it.
 */
const ofEvery = 'mend-queue';
const SOME = 100;

/** What the schedule starts, in an installation where it ran before. */
export async function measureJobs(sites: Installation[]): Promise<Times[]> {
  const all: Times[] = sites.map(() => new Map());
  const jobs = sites.map(({ deps }) => jobHandlers(deps));
  const names = Object.entries(jobs[0]!).filter(([name, { cron }]) => cron && name !== ofEvery);
  const run = (handlers: (typeof jobs)[number], name: JobName) =>
    handlers[name].run({} as never, AbortSignal.timeout(3 * 3600_000));
  // The first finds what the copying changed; what it leaves behind is gone within a minute wherever the product runs.
  for (const [at, handlers] of jobs.entries()) {
    for (const [name] of names) await run(handlers, name as JobName);
    await vacuum(sites[at]!);
  }
  for (const name of names.map(([found]) => found as JobName))
    for (let n = 0; n < RUNS; n++)
      for (const [at, handlers] of jobs.entries()) {
        const begun = performance.now();
        await run(handlers, name);
        note(all[at]!, name, performance.now() - begun);
      }
  for (const [at, { deps }] of sites.entries()) {
    const { rows } = await deps.pool.query<{ id: string }>('select id from applications order by id limit $1', [SOME]);
    for (const { id } of rows) {
      const begun = performance.now();
      await transaction(deps.db, (trx) => recompute(deps, trx, id));
      note(all[at]!, `${ofEvery}, one application`, performance.now() - begun);
    }
  }
  return all;
}
