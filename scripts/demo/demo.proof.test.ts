import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deriveKeys } from '../../server/core/keys.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { createTestDatabase, type TestDatabase } from '../../server/testing/test-database.ts';
import { openReplicas } from '../../server/testing/test-replicas.ts';

interface EmptyInstallation {
  database: TestDatabase;
  settings: Record<string, string>;
}

async function inEmpty(
  settings: Record<string, string>,
  work: (place: EmptyInstallation) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-demo-'));
  const own = { DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  try {
    await work({ database, settings: { ...own, ...settings } });
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

function start({ settings }: EmptyInstallation, count: number): { process: ChildProcess; ended: Promise<Ended> } {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = path.join(import.meta.dirname, 'demo.ts');
  const env = { ...process.env, ...settings };
  const started = execFile(process.execPath, [file, '--applications', String(count)], { env }, (error, _, err) =>
    resolve({ code: error ? error.code : 0, fault: err.replace(/^\d+ %$/gm, '').trim() }),
  );
  return { process: started, ended: promise };
}

interface Ended {
  code: unknown;
  fault: string;
}
const well: Ended = { code: 0, fault: '' };

async function stagesIn({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query('select stage from applications order by stage');
  return rows.map(({ stage }) => stage);
}

/** Where a time of today stands on an application that was decided days ago, as `table.column`. */
async function timesOfToday({ pool }: TestDatabase): Promise<string[]> {
  const columns = await pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.columns a on a.table_schema = c.table_schema and a.table_name = c.table_name
      and a.column_name = 'application_id'
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' and t.table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await pool.query(`
      select from "${table}" t join applications a on a.id = t.application_id
      where a.stage = 'approved' and t."${column}" between now() - interval '1 day' and now() limit 1`);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const all = ['approved', 'created', 'risk_analysis', 'risk_analysis'];

test('the demo fills an installation whose staff make the judicial check and decide in pairs, with times of the past', async () => {
  await inEmpty({ JUDICIAL_CHECK: 'manual', FOUR_EYES: 'decide', US_OPEN_STATES: 'Florida' }, async (place) => {
    expect(await start(place, 4).ended).toEqual(well);
    expect(await stagesIn(place.database)).toEqual(all);
    // Comparisons that wait for a server, which nobody sees.
    expect(await timesOfToday(place.database)).toEqual(['match_checks.at']);
    const { pool } = place.database;
    await expect(pool.query(`update application_events set actor = 'nobody'`)).rejects.toThrow('append-only');
    // A second run has nothing to do.
    expect(await start(place, 4).ended).toEqual(well);
    expect(await stagesIn(place.database)).toEqual(all);
  });
}, 240_000);

/** What must not depend on how often the filling was stopped: who there is, how far they are, and what was done how often. */
async function filledIn({ pool }: TestDatabase) {
  const people = await pool.query(`
    select a.stage, a.country, p.first_name, p.last_name, p.email from applications a
    join personal_data p on p.application_id = a.id order by p.email, a.stage`);
  const done = await pool.query(`
    select a.stage, e.kind, count(*)::int from application_events e join applications a on a.id = e.application_id
    where e.by <> 'system' or e.kind in ('created', 'stage') group by 1, 2 order by 1, 2`);
  const visits = await pool.query(`select status, count(*)::int from appointments group by 1 order by 1`);
  const plans = await pool.query(`select vehicle from vehicle_plans order by 1`);
  return { people: people.rows, done: done.rows, visits: visits.rows, plans: plans.rows };
}

async function countEvents({ pool }: TestDatabase, which = 'true'): Promise<number> {
  return (await pool.query(`select from application_events where ${which}`)).rows.length;
}

/** Runs it until the history is so long, and kills it. */
async function killAt(place: EmptyInstallation, events: number): Promise<void> {
  const run = start(place, 4);
  while (run.process.exitCode === null && (await countEvents(place.database)) < events) await pause(20);
  run.process.kill('SIGKILL');
  expect((await run.ended).code).not.toBe(0);
}

/** The shortest of these lives has been quiet for seven hours. */
const OF_TODAY = `at > now() - interval '5 hours' and by <> 'system'`;
const settings = { RISK_CHECK: 'automatic' };

test('filled half, killed and filled again beside a running server is the same as filled once, with nobody twice', async () => {
  let once = {};
  await inEmpty(settings, async (place) => {
    expect(await start(place, 4).ended).toEqual(well);
    once = await filledIn(place.database);
  });
  await inEmpty(settings, async (place) => {
    const { pool } = place.database;
    const servers = await openReplicas(place.database.url, place.settings);
    try {
      const server = await servers.start();
      await server.ready();
      let undated = 0;
      for (const events of [4, 40]) {
        await killAt(place, events);
        undated += await countEvents(place.database, OF_TODAY);
      }
      expect(await stagesIn(place.database)).not.toEqual(all);
      expect(undated).toBeGreaterThan(0);

      expect(await start(place, 4).ended).toEqual(well);
      expect(await stagesIn(place.database)).toEqual(all);
      expect(await filledIn(place.database)).toEqual(once);
      expect(await countEvents(place.database, OF_TODAY)).toBe(0);
      const waiting = `select name from queue_rows where waiting_since > now() - interval '5 hours'`;
      expect((await pool.query(waiting)).rows).toEqual([]);

      const { config } = servers;
      const deps = { db: place.database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
      const eva = await hire({ deps, database: place.database, inject: server.inject }, 'reviewer', 'Eva');
      const { data } = await eva.call('GET', '/applications?stage=risk_analysis');
      expect(data.items).toHaveLength(2);
      for (const { waitsFor, answerBy } of data.items)
        expect([waitsFor, answerBy]).toEqual(['review', expect.any(String)]);
    } finally {
      await servers.close();
    }
  });
}, 480_000);

test('of two runs at once one waits for the other, so nobody is made up twice', async () => {
  await inEmpty(settings, async (place) => {
    const ends = await Promise.all([start(place, 2).ended, start(place, 2).ended]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(ends.filter(({ fault }) => fault.includes('This one waits'))).toHaveLength(1);
    expect(await stagesIn(place.database)).toEqual(['created', 'risk_analysis']);
  });
}, 240_000);

async function applyAsSomebodyElse({ pool }: TestDatabase, kind: string): Promise<void> {
  await pool.query(
    `with other as (insert into applications (id, country) values (gen_random_uuid(), 'mx') returning id)
    insert into application_events (id, application_id, kind, by, actor)
    select gen_random_uuid(), id, $1, 'applicant', 'applicant' from other`,
    [kind],
  );
}

test('the demo refuses where somebody has applied before it, not where a link was only opened, and goes on where somebody applied since', async () => {
  await inEmpty({}, async (place) => {
    await applyAsSomebodyElse(place.database, 'personal_data_saved');
    const fault = expect.stringContaining('already has applications');
    expect(await start(place, 1).ended).toMatchObject({ code: 1, fault });
    expect(await stagesIn(place.database)).toEqual(['created']);
  });
  await inEmpty({}, async (place) => {
    await applyAsSomebodyElse(place.database, 'link_opened');
    expect(await start(place, 1).ended).toEqual(well);
    await applyAsSomebodyElse(place.database, 'personal_data_saved');
    expect(await start(place, 2).ended).toEqual(well);
    expect(await stagesIn(place.database)).toEqual(['created', 'created', 'created', 'risk_analysis']);
  });
}, 240_000);
