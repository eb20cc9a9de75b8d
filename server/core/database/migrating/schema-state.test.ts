import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { readSchemaState, requireServable } from './schema-state.ts';

const folders: string[] = [];
const databases: TestDatabase[] = [];
const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
  databases.push(database);
});
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const marks = 'create table schema_marks (name text primary key, serves_back text not null)';

/** A release: its migrations by name, each with a statement and possibly a mark. */
async function release(migrations: Record<string, { statement: string; servesBack?: string }>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-release-'));
  folders.push(folder);
  for (const [name, { statement, servesBack }] of Object.entries(migrations)) {
    const query = `{ sql: ${JSON.stringify(statement)}, parameters: [], query: { kind: 'RawNode' }, queryId: { queryId: 'q' } }`;
    const mark = servesBack ? `export const servesBack = '${servesBack}';\n` : '';
    await writeFile(path.join(folder, `${name}.ts`), `${mark}export const up = (db) => db.executeQuery(${query});\n`);
  }
  return pathToFileURL(`${folder}/`);
}

const first = { '0001-marks': { statement: marks }, '0002-cars': { statement: 'create table cars (n int)' } };
const second = { ...first, '0003-colour': { statement: 'alter table cars add colour text', servesBack: '0002' } };
const third = { ...second, '0004-no-n': { statement: 'alter table cars drop n', servesBack: '0003' } };

test('a release starts on the schema of its successor, which only added', async () => {
  await bringUpToDate(database.url, log, await release(second));
  const old = await release(first);
  const state = await readSchemaState(database.db, old);
  expect(state).toEqual({ pending: [], newer: ['0003-colour'], breaking: [], newest: '0003' });
  expect(() => requireServable(state)).not.toThrow();
  expect(await bringUpToDate(database.url, log, old)).toEqual([]);
});

test('a release does not start on a schema two releases newer that dropped something', async () => {
  await bringUpToDate(database.url, log, await release(third));
  const state = await readSchemaState(database.db, await release(first));
  expect(state.breaking).toEqual(['0004-no-n']);
  await expect(bringUpToDate(database.url, log, await release(first))).rejects.toThrow(
    'newer than this release and no longer fits it (0004-no-n)',
  );
  requireServable(await readSchemaState(database.db, await release(second)));
});

test('a newer migration without a mark stops every older release', async () => {
  const unmarked = { ...first, '0003-rename': { statement: 'alter table cars rename n to number' } };
  await bringUpToDate(database.url, log, await release(unmarked));
  expect((await readSchemaState(database.db, await release(first))).breaking).toEqual(['0003-rename']);
});

test('an empty database lacks every migration and the tables of the job queue', async () => {
  const { pending } = await readSchemaState(database.db, await release(first));
  expect(pending).toEqual(['0001-marks', '0002-cars', 'job queue']);
  await bringUpToDate(database.url, log, await release(first));
  expect((await readSchemaState(database.db, await release(first))).pending).toEqual([]);
});

test('a migration that doesn’t get its lock within 3 s lets other calls pass and is retried', {
  timeout: 30_000,
}, async () => {
  await bringUpToDate(database.url, log, await release(first));
  const holder = await database.pool.connect();
  await holder.query('begin; lock table cars in access share mode');
  said.length = 0;
  const migrated = bringUpToDate(database.url, log, await release(second));
  await expect.poll(() => said.join(''), { timeout: 15_000 }).toContain('did not get its lock');
  await holder.query('commit');
  holder.release();
  expect(await migrated).toEqual(['0003-colour']);
});
