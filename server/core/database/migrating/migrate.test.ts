import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from '../db.ts';
import { baseline } from './baseline.ts';
import { migrate, readMigrations } from './migrate.ts';

const database = await createTestDatabase();
let folder: string;
const address = () => pathToFileURL(`${folder}/`);
const write = (name: string, statement: string) =>
  writeFile(
    path.join(folder, name),
    `export const up = (db) => db.executeQuery({ sql: ${JSON.stringify(statement)}, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: 'q' } });`,
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-migrations-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test('every migration of the product has a number of its own', async () => {
  const files = await readdir(new URL('../../../migrations/', import.meta.url));
  const names = Object.keys(await readMigrations());
  expect(names.map((name) => `${name}.ts`)).toEqual(files.filter((file) => file.endsWith('.ts')).sort());
  expect(names[0]).toBe(baseline);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('servesBack names an earlier migration, not before the baseline', async () => {
  for (const [name, { servesBack }] of Object.entries(await readMigrations())) {
    if (servesBack === undefined) continue;
    expect(servesBack, name).toMatch(/^\d{4}$/);
    expect(servesBack < name.slice(0, 4) && servesBack >= baseline.slice(0, 4), name).toBe(true);
  }
});

test('replicas that start together apply each migration once', async () => {
  await database.pool.query('DROP TABLE IF EXISTS kysely_migration');
  await write('0001-counters.ts', 'CREATE TABLE counters (n int)');
  await write('0002-one.ts', 'INSERT INTO counters VALUES (1)');
  const replicas = [1, 2, 3, 4].map(() => openDatabase(database.url));
  const ran = await Promise.all(replicas.map(({ db }) => migrate(db, address())));
  await Promise.all(replicas.map(({ close }) => close()));

  expect(ran.flat()).toEqual(['0001-counters', '0002-one']);
  const rows = await sql<{ n: number }>`SELECT n FROM counters`.execute(database.db);
  expect(rows.rows).toEqual([{ n: 1 }]);
});

test('a failed migration leaves nothing behind, and the error names it', async () => {
  await write('0003-half.ts', 'CREATE TABLE half (n int); SELECT 1/0');
  await expect(migrate(database.db, address())).rejects.toThrow('0003-half failed');
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
});

test('two migrations with one number are refused', async () => {
  await write('0003-other.ts', 'SELECT 1');
  await expect(readMigrations(address())).rejects.toThrow('0003-other.ts needs a unique number');
});

test('an index of a filled table is built outside the migration, by one replica, and again after an interrupted build', async () => {
  await rm(path.join(folder, '0003-half.ts'));
  await write('0003-other.ts', 'CREATE INDEX counters_slow ON counters (n)');
  await writeFile(
    path.join(folder, '0004-index.ts'),
    `export const indexes = { counters_fast: { on: 'counters (n desc)', replaces: 'counters_slow' } };
     export const up = async () => {};`,
  );
  const replicas = [1, 2, 3].map(() => openDatabase(database.url));
  await Promise.all(replicas.map(({ db }) => migrate(db, address())));
  await Promise.all(replicas.map(({ close }) => close()));
  expect(await indexesOfCounters()).toEqual([{ name: 'counters_fast', valid: true }]);

  // As an interrupted build leaves it.
  await database.pool.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'counters_fast'::regclass`);
  await migrate(database.db, address());
  expect(await indexesOfCounters()).toEqual([{ name: 'counters_fast', valid: true }]);
});

async function indexesOfCounters() {
  const { rows } = await database.pool.query(
    `SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class ON oid = indexrelid
     WHERE indrelid = 'counters'::regclass`,
  );
  return rows;
}
