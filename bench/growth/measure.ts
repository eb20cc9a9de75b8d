import { api } from '@volante/contract/api.ts';
import { allRoles } from '@volante/contract/staff/roles.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { makeUp } from '../../sandbox/people/people.ts';
import { Random } from '../../sandbox/people/random.ts';
import { lives } from '../../scripts/demo/lives.ts';
import { MadeUpDriver } from '../../scripts/demo/made-up-driver.ts';
import { MadeUpStaff } from '../../scripts/demo/made-up-staff.ts';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { transaction } from '../../server/core/database/transaction.ts';
import type { JobName } from '../../server/core/jobs.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { findMatches } from '../../server/staff/matches/find-matches.ts';
import { computeRow } from '../../server/staff/queue/refresh-rows.ts';
import { type Installation, vacuum } from './installation.ts';
import { type Read, readsOf } from './reads.ts';

/**
 * Makes each read `count` times, alternating between the installations, so that other work on the machine slows all of
 * them.
 */
export async function measureReads(sites: Installation[], count: number): Promise<Times[]> {
  const asked = await Promise.all(sites.map(async (site) => ({ site, ...(await signIn(site)) })));
  const reads = await readsOf(sites[0]!.deps.pool);
  const all: Times[] = sites.map(() => new Map());
  for (const read of reads) {
    // The first warms the caches.
    for (let n = 0; n <= count; n++)
      for (const [at, { site, cookie }] of asked.entries()) {
        const took = await time(site, read, cookie);
        if (n > 0) note(all[at]!, read.name, took);
      }
  }
  return all;
}

/** In ms; NaN if it was refused, which misses any goal. */
async function time(
  { app }: Installation,
  { name, method, url, payload, isStaffs }: Read,
  cookie: string,
): Promise<number> {
  const begun = performance.now();
  const answer = await app.inject({
    method,
    url,
    ...(isStaffs && { headers: { cookie } }),
    ...(payload && { payload }),
  });
  const took = performance.now() - begun;
  if (answer.statusCode < 400) return took;
  console.log(`${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return Number.NaN;
}

/** Somebody who may make every call, with a fresh second factor. */
async function signIn({ app, deps }: Installation): Promise<{ cookie: string }> {
  let cookie = '';
  const inject = async (call: InjectOptions) => {
    const answer = await app.inject(call);
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0]!;
    return answer;
  };
  await MadeUpStaff.hire(
    { inject } as unknown as FastifyInstance,
    deps,
    [...allRoles],
    'Bench',
    `admin-${Date.now()}@example.com`,
  );
  await deps.pool.query(`update staff_sessions set stepped_up_until = now() + interval '3 hours'`);
  return { cookie };
}

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

/** The longest courses; the others are beginnings of these. */
const measured = ['approved', 'papers came back', 'a figure is asked for again', 'half reviewed, taken by somebody'];

/** `count` drivers follow each course, call by call, alternating between the installations. */
export async function measureLives(sites: Installation[], count: number): Promise<Times[]> {
  const all = await Promise.all(sites.map(begin));
  for (let number = 0; number < count; number++)
    for (const life of lives.filter(({ name }) => measured.includes(name)))
      for (const item of all) await item.live(life);
  return all.map(({ times }) => times);
}

/** In days; later steps of a course come after the visit. */
const VISIT = 9;

function makePast({ pool }: Installation['deps'], applicationId: string): Promise<unknown> {
  return pool.query(
    `update appointments set starts_at = starts_at - interval '12 days', ends_at = ends_at - interval '12 days'
     where application_id = $1 and status = 'booked' and starts_at > now()`,
    [applicationId],
  );
}

async function begin({ app: real, deps, reader, applications }: Installation) {
  const times: Times = new Map();
  const app = timedApp(real, times);
  const chance = new Random(Date.now() + applications);
  const now = () => new Date();
  const hire = (role: 'reviewer' | 'advisor') =>
    MadeUpStaff.hire(app, deps, [role], `Bench ${role}`, `${role}-${Date.now()}@example.com`);
  const reviewer = await hire('reviewer');
  // Nothing needs a second person here.
  const company = { reviewer, second: reviewer, advisor: await hire('advisor') };
  // So that another run on the same databases has different people.
  let people = Math.floor(Date.now() / 1000) % 1_000_000;
  return {
    times,
    async live(life: (typeof lives)[number]) {
      const begun = performance.now();
      const ids = await openApplication(deps, { country: 'mx', actor: system('benchmark') });
      note(times, 'an application is opened', performance.now() - begun);
      const person = makeUp(chance, 'mx', { number: people++, openStates: [] });
      const driver = new MadeUpDriver({ app, chance, reader, now }, person, ids);
      for (const { day, act } of life.steps) {
        if (day > VISIT) await makePast(deps, ids.applicationId);
        await act(driver, company);
      }
      const compared = performance.now();
      await findMatches(deps, ids.applicationId);
      note(times, 'find-matches', performance.now() - compared);
    },
  };
}

/** Milliseconds of each call, by its name in the contract. */
export type Times = Map<string, number[]>;

const calls = [
  ...Object.entries(api).map(([name, { method, path }]) => matcher(name, method, `/api${path}`)),
  ...Object.entries(staffApi).map(([name, { method, path }]) => matcher(`staff: ${name}`, method, `/api/staff${path}`)),
];

function matcher(name: string, method: string, path: string) {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  // If two match, the one with fewer parameters is meant.
  return { name, method, pattern, parameters: path.split('{').length };
}
calls.sort((a, b) => a.parameters - b.parameters);

/** A server that notes how long each of its calls takes. */
function timedApp(app: FastifyInstance, times: Times): FastifyInstance {
  const inject = async (call: InjectOptions) => {
    const begun = performance.now();
    const answer = await app.inject(call);
    const took = performance.now() - begun;
    const address = String(call.url).split('?')[0]!;
    const found = calls.find(({ method, pattern }) => method === call.method && pattern.test(address));
    if (found && answer.statusCode < 400) note(times, found.name, took);
    return answer;
  };
  return { inject } as unknown as FastifyInstance;
}

function note(times: Times, name: string, took: number): void {
  const list = times.get(name) ?? [];
  list.push(took);
  times.set(name, list);
}
