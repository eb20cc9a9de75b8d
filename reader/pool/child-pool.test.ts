import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ChildPool } from './child-pool.ts';
import type { Task } from './fixtures/obedient-child.ts';
import { LargeWorkPermit } from './large-work.ts';
import type { PoolSettings } from './pool-settings.ts';
import { resourceUse } from './resource-use.ts';

const limits = { computing: 30_000, memory: 400, timeout: 30_000 };
const open: ChildPool<Task, string[]>[] = [];
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

function poolOf(settings: Partial<PoolSettings> = {}): ChildPool<Task, string[]> {
  const pool = new ChildPool<Task, string[]>({
    script: new URL('./fixtures/obedient-child.ts', import.meta.url),
    limits: { memory: 300, computing: 60, niceness: 10 },
    children: 1,
    waiting: { total: 20, perKey: 10 },
    replaceAbove: { memory: 300, computing: 30 },
    ...settings,
  });
  open.push(pool);
  return pool;
}

const order = (work: Task, more: { key?: string; large?: boolean; limits?: typeof limits } = {}) => ({
  work,
  key: 'one',
  limits,
  ...more,
});
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.fault,
  );
const isGone = (pid: string | undefined) => resourceUse(Number(pid)) === null;

test('work is killed at its limit of processor time, memory or elapsed time, and the next work runs', async () => {
  const pool = poolOf();
  const [first] = await pool.run(order('answer'));
  expect(await faultOf(pool.run(order('compute', { limits: { ...limits, computing: 200 } })))).toBe('resources');
  expect(await faultOf(pool.run(order('fill', { limits: { ...limits, memory: 150 } })))).toBe('resources');
  expect(await faultOf(pool.run(order('sleep', { limits: { ...limits, timeout: 200 } })))).toBe('timeout');
  const [next] = await pool.run(order('answer'));
  expect(next).not.toBe(first);
  expect(isGone(first)).toBe(true);
});

test('a child on a busy machine is kept after a timeout, and reads the next work with all it has loaded', async () => {
  const pool = poolOf({ keepStarted: true });
  const [pid] = await pool.run(order('answer'));
  expect(await faultOf(pool.run(order('doze', { limits: { ...limits, timeout: 700 } })))).toBe('timeout');
  expect(await pool.run(order('answer'))).toEqual([pid]);
});

test('a child that hangs is killed once a second timeout has passed, and one that computes at its limit', async () => {
  const pool = poolOf();
  for (const work of ['sleep', 'compute'] as const) {
    const [pid] = await pool.run(order('answer'));
    const short = { ...limits, computing: 600, timeout: 200 };
    expect(await faultOf(pool.run(order(work, { limits: short })))).toBe('timeout');
    expect(isGone(pid)).toBe(false);
    const [next] = await pool.run(order('answer'));
    expect(next).not.toBe(pid);
  }
});

test('starting a child and loading its models do not count against the work, also after a child was killed', async () => {
  const pool = poolOf({ options: { loadsSlowly: 3000 }, keepStarted: true });
  const short = { ...limits, computing: 150, timeout: 2500 };
  for (let round = 0; round < 2; round++) {
    expect(await faultOf(pool.run(order('answer', { limits: short })))).toBe('done');
    // On a busy machine a child waits long for its share of a processor.
    expect(await faultOf(pool.run(order('compute', { limits: { ...short, timeout: 30_000 } })))).toBe('resources');
  }
});

test('a start has limits of its own: waiting callers are refused, a child that still computes goes on loading', async () => {
  const starting = { ...limits, timeout: 1500 };
  const slow = poolOf({ options: { loadsSlowly: 4000, computesLoading: true }, starting });
  expect(await faultOf(slow.run(order('answer')))).toBe('timeout');
  expect(slow.load()).toEqual({ waiting: 0, working: 0 });
  await slow.ready();
  expect(await faultOf(slow.run(order('answer')))).toBe('done');
  const stuck = poolOf({ options: { loadsSlowly: 60_000 }, starting });
  await expect(stuck.ready()).rejects.toThrow(/starting it took too long \(timeout\)/);
  const greedy = poolOf({
    options: { loadsSlowly: 60_000, computesLoading: true },
    starting: { ...limits, computing: 500 },
  });
  await expect(greedy.ready()).rejects.toThrow(/starting it took too long \(resources\)/);
});

test('the operating system ends a process that exceeds the memory limit', async () => {
  const much = { ...limits, memory: 2000 };
  expect(await faultOf(poolOf().run(order('fill', { limits: much })))).toBe('crashed');
});

test('work that crashes its process is retried as often as its pool allows', async () => {
  expect(await faultOf(poolOf().run(order('exit')))).toBe('crashed');
  const pool = poolOf({ tries: 2, keepStarted: true });
  const results = await Promise.all([faultOf(pool.run(order('exit'))), faultOf(pool.run(order('answer')))]);
  expect(results).toEqual(['crashed', 'done']);
});

test('if no process can be started, each caller gets the reason, and starting is not retried forever', async () => {
  const pool = poolOf({ options: { fails: true }, keepStarted: true });
  await expect(pool.ready()).rejects.toThrow(/the models are missing/);
  await expect(pool.run(order('answer'))).rejects.toThrow(/the models are missing/);
});

test('a process finds no secret and no address of a database in its environment', async () => {
  vi.stubEnv('SECRET_KEY', 'x'.repeat(32));
  vi.stubEnv('DATABASE_URL', 'postgres://nowhere');
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'x');
  const names = await poolOf().run(order('environment'));
  vi.unstubAllEnvs();
  expect(names).toContain('ORT_DISABLE_TELEMETRY');
  expect(names.filter((name) => /SECRET|DATABASE|S3|KEY|TOKEN|npm/i.test(name))).toEqual([]);
});

test('an application with many files waits behind one with a single file, and is told for how long', async () => {
  const pool = poolOf({ waiting: { total: 20, perKey: 3 } });
  const done: string[] = [];
  const run = (key: string) => pool.run(order('answer', { key })).then(() => done.push(key));
  const [many, few] = [['many', 'many', 'many', 'many'].map(run), run('few')];
  const refused = await many.pop()!.catch((error) => error);
  expect(refused).toMatchObject({ fault: 'busy' });
  expect(refused.retryAfter).toBeGreaterThanOrEqual(2);
  await Promise.all([...many, few]);
  expect(done).toEqual(['many', 'few', 'many', 'many']);
});

test('an application with many files leaves a process to the others', async () => {
  const pool = poolOf({ children: 2, mostPerKey: 1 });
  await pool.ready();
  const briefly = { ...limits, timeout: 1500 };
  const done: string[] = [];
  const slow = [1, 2].map(() =>
    faultOf(pool.run(order('sleep', { key: 'many', limits: briefly }))).then((fault) => done.push(fault)),
  );
  const waiting = pool.run(order('answer', { key: 'many' })).then(() => done.push('many'));
  await pool.run(order('answer', { key: 'few' })).then(() => done.push('few'));
  expect(done).toEqual(['few']);
  // A file that hangs counts no longer once its sender was refused.
  await Promise.all([...slow, waiting]);
  expect(done).toHaveLength(4);
});

test.each([
  [10, 1, 10],
  [40, 1, 40],
  [100, 1, 100],
  [100, 4, 25],
  [2000, 1, 300],
])('a queue of %i before %i processes refuses with the time it takes: %i s', async (total, children, seconds) => {
  // No work has been done yet, so each piece is expected to take a second.
  const pool = poolOf({ children, waiting: { total, perKey: total } });
  const waiting = Array.from({ length: total }, () => faultOf(pool.run(order('sleep'))));
  const refused = await pool.run(order('answer')).catch((error) => error);
  expect(refused).toMatchObject({ fault: 'busy', retryAfter: seconds });
  await pool.close();
  await Promise.all(waiting);
});

test('refusals by a full queue have staggered retry times, so that retries are accepted', async () => {
  const pool = poolOf({ waiting: { total: 10, perKey: 2 } });
  const waiting = Array.from({ length: 10 }, (_, n) => faultOf(pool.run(order('sleep', { key: `driver ${n}` }))));
  const retryAfter = async (key: string) =>
    (await pool.run(order('answer', { key })).catch((error) => error)).retryAfter;
  expect([await retryAfter('a'), await retryAfter('b'), await retryAfter('c')]).toEqual([10, 11, 12]);
  // Repeated requests don't delay others.
  for (let time = 0; time < 5; time++) await retryAfter('a');
  expect(await retryAfter('d')).toBe(14);
  await pool.close();
  await Promise.all(waiting);
});

test('work that would wait too long is refused, even if the queue has room', async () => {
  const pool = poolOf({ waiting: { total: 100, perKey: 100 }, longestWait: 5 });
  const waiting = Array.from({ length: 6 }, () => faultOf(pool.run(order('sleep'))));
  expect(await faultOf(pool.run(order('answer')))).toBe('busy');
  await pool.close();
  await Promise.all(waiting);
});

test('when the pace drops, work that can no longer be done in time is refused while it waits, the last one first', async () => {
  const pool = poolOf({ waiting: { total: 100, perKey: 100 }, longestWait: 8 });
  await pool.ready();
  // Until the pace is known to be quick.
  for (let n = 0; n < 8; n++) await pool.run(order('answer'));
  const slow = faultOf(pool.run(order('sleep', { limits: { ...limits, timeout: 8000 } })));
  const begun = performance.now();
  const refusals = Array.from({ length: 4 }, (_, n) =>
    pool.run(order('answer', { key: `${n}` })).then(
      () => null,
      ({ fault, retryAfter }) => ({ n, fault, retryAfter, after: performance.now() - begun }),
    ),
  );
  const first = await Promise.race(refusals);
  expect(first).toMatchObject({ n: 3, fault: 'busy', retryAfter: expect.any(Number) });
  expect(first?.after).toBeLessThan(8000);
  await pool.close();
  await Promise.all([slow, ...refusals]);
});

test('work that staff wait for goes before all other work, even if the queue is full', async () => {
  const pool = poolOf({ waiting: { total: 2, perKey: 10 } });
  await pool.ready();
  const done: string[] = [];
  const run = (name: string, more: { key: string; ahead?: boolean }) =>
    pool.run({ ...order('answer'), ...more }).then(() => done.push(name));
  const all = [run('running', { key: 'a' }), run('b', { key: 'b' }), run('c', { key: 'c' })];
  expect(await faultOf(pool.run(order('answer', { key: 'd' })))).toBe('busy');
  all.push(run('staff', { key: 'a', ahead: true }), run('staff again', { key: 'a', ahead: true }));
  await Promise.all(all);
  expect(done).toEqual(['running', 'staff', 'staff again', 'b', 'c']);
});

test('two pools never do large work at the same time, and small work overtakes it', async () => {
  const largeWork = new LargeWorkPermit();
  const [a, b] = [poolOf({ largeWork }), poolOf({ largeWork })];
  await Promise.all([a.ready(), b.ready()]);
  const done: string[] = [];
  const slow = faultOf(a.run(order('sleep', { large: true, limits: { ...limits, timeout: 1500 } }))).then((fault) =>
    done.push(fault),
  );
  const waiting = b.run(order('answer', { large: true })).then(() => done.push('large'));
  const passing = b.run(order('answer')).then(() => done.push('small'));
  await Promise.all([slow, waiting, passing]);
  expect(done).toEqual(['small', 'timeout', 'large']);
});

test('finished large work makes room for the next', async () => {
  const pool = poolOf();
  const done = [1, 2].map(() => pool.run(order('answer', { large: true })));
  expect(await Promise.all(done)).toHaveLength(2);
});

test('a process that keeps too much memory after its work is replaced before the next', async () => {
  const [swollen, slim] = [poolOf({ replaceAbove: { memory: 1, computing: 30 } }), poolOf()];
  const pids = async (pool: typeof slim) => [await pool.run(order('answer')), await pool.run(order('answer'))].flat();
  expect(new Set(await pids(swollen)).size).toBe(2);
  expect(new Set(await pids(slim)).size).toBe(1);
});

test('closing a pool refuses waiting and running work, and leaves no process', async () => {
  const pool = poolOf({ children: 2 });
  const [pid] = await pool.run(order('answer'));
  const faults = ['compute', 'sleep', 'answer'].map((work) => faultOf(pool.run(order(work as Task))));
  await pool.close();
  expect(await Promise.all(faults)).toEqual(['closed', 'closed', 'closed']);
  expect(isGone(pid)).toBe(true);
  expect(await faultOf(pool.run(order('answer')))).toBe('closed');
});

test.runIf(process.platform === 'linux').each([
  ['at once, where the kernel can signal it', 600, {}],
  ['by its CPU limit elsewhere', 1, withoutSetpriv()],
])('a child whose parent was killed ends %s', async (_, computing, env) => {
  const file = path.join(import.meta.dirname, 'fixtures/parent.ts');
  const parent = spawn(process.execPath, [file, String(computing)], { env: { ...process.env, ...env } });
  const [said] = await once(parent.stdout, 'data');
  const pid = String(said).trim();
  expect(isGone(pid)).toBe(false);
  parent.kill('SIGKILL');
  await expect.poll(() => isGone(pid), { timeout: 15_000 }).toBe(true);
});

/** An environment in which a child is started with `nice` but without `setpriv`. */
function withoutSetpriv() {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-path-'));
  symlinkSync('/usr/bin/nice', path.join(folder, 'nice'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  return { PATH: folder };
}

test('pools with a constant supply of large work take turns', () => {
  const turn = new LargeWorkPermit();
  const taken: string[] = [];
  for (const pool of ['reading', 'opening', 'other'])
    turn.onFree(() => {
      if (!turn.free) return;
      turn.take();
      taken.push(pool);
    });
  for (let round = 0; round < 6; round++) turn.giveBack();
  expect(taken).toEqual(['reading', 'opening', 'other', 'reading', 'opening', 'other']);
});
