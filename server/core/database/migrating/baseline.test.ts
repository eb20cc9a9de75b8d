import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { differingCounts } from '../backup/count-rows.ts';
import { baseline, replaced } from './baseline.ts';
import { bringUpToDate, requireUpToDate } from './bring-up-to-date.ts';
import { migrate } from './migrate.ts';
import { readSchemaState, requireServable } from './schema-state.ts';

const log = pino({ level: 'silent' });
const full = await createTestDatabase();
const empty = await createEmptyDatabase();
let folder: string;
const address = () => pathToFileURL(`${folder}/`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-baseline-'));
  await writeFile(path.join(folder, `${baseline}.ts`), `export const up = () => { throw new Error('must not run'); };`);
  await writeFile(
    path.join(folder, '0090-cars.ts'),
    `import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
     export const servesBack = '0089';
     export const up = (db) => sql\`create table cars (n int)\`.execute(db);`,
  );
});
afterAll(async () => {
  await full.close();
  await empty.close();
  await rm(folder, { recursive: true });
});

/** Makes the list of migrations that ran the one of an installation from before the baseline. */
async function listAs({ pool }: TestDatabase, names: readonly string[]): Promise<void> {
  await pool.query(
    'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255))',
  );
  await pool.query('delete from kysely_migration where name = $1 or name = any($2)', [baseline, replaced]);
  for (const [index, name] of names.entries()) {
    const at = new Date(Date.UTC(2026, 0, 1) + index).toISOString();
    await pool.query('insert into kysely_migration values ($1, $2)', [name, at]);
  }
}

test('the list of replaced migrations is the one that installations have', () => {
  expect(replaced).toHaveLength(61);
  const hash = createHash('sha256').update(replaced.join('\n')).digest('hex');
  expect(hash).toBe('6e04561f231ae86c29e0af9c1f9578eaf136226feaade1d96107d4157db65e5d');
});

test('an installation that ran all replaced migrations goes on without running anything', async () => {
  await listAs(full, replaced);
  const before = (await full.pool.query('select * from kysely_migration order by name')).rows;
  const state = await readSchemaState(full.db);
  expect(state).toMatchObject({ pending: [], newer: [], breaking: [] });
  expect(() => requireServable(state)).not.toThrow();
  expect(await bringUpToDate(full.url, log)).toEqual([]);
  await requireUpToDate(full.db);
  expect((await full.pool.query('select * from kysely_migration order by name')).rows).toEqual(before);
});

test('it runs the migrations after the baseline', async () => {
  await listAs(empty, replaced);
  await empty.pool.query('create table schema_marks (name text primary key, serves_back text not null)');
  expect((await readSchemaState(empty.db, address())).pending).toContain('0090-cars');
  expect(await migrate(empty.db, address())).toEqual(['0090-cars']);
  expect(await migrate(empty.db, address())).toEqual([]);
});

test('an installation that ran only some of them is told which release comes first', async () => {
  await listAs(empty, replaced.slice(0, 45));
  const refused =
    /older release: of its migrations up to 0089-columns-not-sampled it lacks 16\. Run npm run migrate of Volante 0\.1\.0 first/;
  await expect(readSchemaState(empty.db)).rejects.toThrow(refused);
  await expect(bringUpToDate(empty.url, log)).rejects.toThrow(refused);
});

test('when it moves to a new database, the lists of migrations are not compared', () => {
  const counts = { 'public.kysely_migration': 61, 'public.media': 2 };
  expect(differingCounts(counts, { ...counts, 'public.kysely_migration': 1 })).toEqual([]);
  expect(differingCounts(counts, { ...counts, 'public.media': 1 })).toEqual(['public.media: 2, 1']);
});
