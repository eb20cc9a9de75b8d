import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openJobs } from '../jobs.ts';
import { openLive } from '../live/listener.ts';
import { openProductDatabase } from './product-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'volante-direct-'));
const real = await createTestDatabase();
afterAll(async () => {
  await real.close();
  rmSync(folder, { recursive: true });
});
const log = pino({ level: 'silent' });

/** The same database, distinguishable as behind a pooler: PostgreSQL sees a different application name. */
function throughPooler(url: string): string {
  const pooled = new URL(url);
  pooled.searchParams.set('options', '-c volante.way=pooler');
  return pooled.href;
}

test('notifications, jobs and backups use DATABASE_DIRECT_URL, calls go through the pooler of DATABASE_URL', async () => {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: throughPooler(real.url),
    DATABASE_DIRECT_URL: real.url,
    SECRET_KEY: 'a secret of this test, long enough',
  });
  const database = await openProductDatabase(config, 'server', log);
  const jobs = await openJobs(database.url, log);
  const live = openLive(database.url, log);
  const stop = await live.listen({ heard: () => {}, lost: () => {} });
  try {
    const way = await database.pool.query("select current_setting('volante.way', true) as way");
    expect(way.rows).toEqual([{ way: 'pooler' }]);
    expect(database.url).toBe(real.url);
    const { rows } = await real.pool.query<{ name: string }>(
      'select distinct application_name as name from pg_stat_activity where datname = current_database() order by 1',
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['volante', 'volante jobs', 'volante-live']));
  } finally {
    stop();
    await live.close();
    await jobs.stop();
    await database.close();
  }
});

test('without DATABASE_DIRECT_URL everything uses DATABASE_URL', async () => {
  const SECRET_KEY = 'a secret of this test, long enough';
  const database = await openProductDatabase(
    readConfig({ DATA_DIR: folder, DATABASE_URL: real.url, SECRET_KEY }),
    'command',
    log,
  );
  await database.close();
  expect(database.url).toBe(real.url);
});
