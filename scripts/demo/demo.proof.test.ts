import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
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

test('killed in the middle beside a running server, the demo goes on where it stopped', async () => {
  await inEmpty({ RISK_CHECK: 'automatic' }, async (place) => {
    const { pool } = place.database;
    const servers = await openReplicas(place.database.url, place.settings);
    try {
      await (await servers.start()).ready();
      const first = start(place, 4);
      const isHalf = async () =>
        (await pool.query(`select from applications where stage = 'documents_analysis'`)).rows.length > 0;
      while (first.process.exitCode === null && !(await isHalf())) await pause(20);
      first.process.kill('SIGKILL');
      await first.ended;
      expect(await stagesIn(place.database)).not.toEqual(all);
      expect(await start(place, 4).ended).toEqual(well);
      expect(await stagesIn(place.database)).toEqual(all);
    } finally {
      await servers.close();
    }
  });
}, 240_000);

test('the demo refuses where somebody else’s application is in use', async () => {
  await inEmpty({}, async (place) => {
    expect(await start(place, 1).ended).toEqual(well);
    const { pool } = place.database;
    await pool.query(`
      with other as (insert into applications (id, country) values (gen_random_uuid(), 'mx') returning id)
      insert into application_events (id, application_id, kind, by, actor) select gen_random_uuid(), id, 'stage', 'applicant', 'applicant' from other`);
    expect(await start(place, 1).ended).toMatchObject({
      code: 1,
      fault: expect.stringContaining('already has applications'),
    });
  });
}, 120_000);
