import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';
import { openReplicas, type Replicas } from './testing/test-replicas.ts';

const TIMEOUT = 60_000;
let database: TestDatabase;
let replicas: Replicas;

beforeAll(async () => {
  database = await createEmptyDatabase();
  replicas = await openReplicas(database.url);
});
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

const hasTables = async () => {
  const { rows } = await database.pool.query(`select to_regclass('applications') is not null as there`);
  return rows[0].there as boolean;
};

test('a server waits for npm run migrate and says so; neither it nor a command migrates', {
  timeout: TIMEOUT,
}, async () => {
  const server = await replicas.start();
  const stopped = await replicas.start();
  for (const { said } of [server, stopped])
    await expect.poll(said, { timeout: 30_000 }).toMatch(/waiting for the database to be migrated.*npm run migrate/);
  expect(await command('link', '--country', 'mx')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/lacks migrations .* npm run migrate/),
  });
  expect(await hasTables()).toBe(false);
  expect(await stopped.end()).toBe(0);
  expect(await command('upkeep/migrate')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^0089-baseline\n/),
  });
  await server.ready();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await command('upkeep/migrate')).toMatchObject({ code: 0, out: 'The schema is up to date.\n' });
  expect((await command('link', '--country', 'mx')).code).toBe(0);
});

test('a server starts on a newer release’s schema if it still fits, and otherwise refuses', {
  timeout: TIMEOUT,
}, async () => {
  const run = (sql: string) => database.pool.query(sql);
  await run(`insert into kysely_migration values ('9998-more', '2126-01-01T00:00:00.000Z')`);
  await run(`insert into schema_marks values ('9998-more', (select left(max(name), 4) from kysely_migration
             where name < '9998'))`);
  for (const MIGRATE of ['command', 'start']) {
    const older = await replicas.start({ MIGRATE });
    await older.ready();
    expect(await older.end()).toBe(0);
  }
  await run(`insert into kysely_migration values ('9999-less', '2126-01-01T00:00:01.000Z')`);
  const refused = await replicas.start();
  await expect(refused.ready()).rejects.toThrow(/newer than this release and no longer fits it \(9999-less\)/);
  expect(await refused.end()).toBe(1);
});

test('in production all output is JSON, even of a failed start, and contains no link', {
  timeout: TIMEOUT,
}, async () => {
  await database.pool.query(`delete from kysely_migration where name like '999%'`);
  const production = { NODE_ENV: 'production', LOG_LEVEL: 'info', SANDBOX: 'off', SECOND_FACTOR: 'known_devices' };
  const server = await replicas.start(production);
  await expect.poll(server.said, { timeout: 30_000 }).toContain('"msg":"ready"');
  await fetch(`${server.origin}/readyz`);
  expect(await server.end()).toBe(0);
  const refused = await replicas.start({ ...production, SECRET_KEY: 'z'.repeat(32) });
  await expect(refused.ready()).rejects.toThrow('SECRET_KEY is not the one');
  const misset = await replicas.start({ ...production, PORT_OF_NOBODY: '1', JOBS: 'maybe' });
  await expect(misset.ready()).rejects.toThrow('JOBS must be one of');
  for (const { said } of [server, refused, misset]) {
    const lines = said().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(lines.map(() => expect.any(Number)));
    expect(said()).not.toMatch(/invitation#|readyz/);
  }
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

function command(name: string, ...args: string[]): Promise<Ended> {
  const { DATABASE_URL, SECRET_KEY, DATA_DIR } = replicas.config;
  const env = { ...process.env, DATABASE_URL, SECRET_KEY, DATA_DIR, PUBLIC_URL: 'https://volante.example' };
  const file = path.join(import.meta.dirname, `commands/${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}
