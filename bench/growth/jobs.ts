import { transaction } from '../../server/core/database/transaction.ts';
import type { JobName } from '../../server/core/jobs.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { computeRow } from '../../server/staff/queue/refresh-rows.ts';
import { type Installation, vacuum } from './installation.ts';
import { note, type Times } from './timed-app.ts';

const RUNS = 5;

/**
 * This job's purpose is to look at every application, so its time grows with their number and is most of an hour at
 * 200,000. So its time per application is measured.
 */
const ofEvery = 'mend-queue';
const SOME = 100;

/** Scheduled jobs, in an installation where they have run before. */
export async function measureJobs(sites: Installation[]): Promise<Times[]> {
  const all: Times[] = sites.map(() => new Map());
  const jobs = sites.map(({ deps }) => jobHandlers(deps));
  const names = Object.entries(jobs[0]!).filter(([name, { cron }]) => cron && name !== ofEvery);
  const run = (handlers: (typeof jobs)[number], name: JobName) =>
    handlers[name].run({} as never, AbortSignal.timeout(3 * 3600_000));
  // The first run finds changes made by the copying; in a running product they are processed within a minute.
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
      await transaction(deps, (trx) => computeRow(deps, trx, id));
      note(all[at]!, `${ofEvery}, one application`, performance.now() - begun);
    }
  }
  return all;
}
