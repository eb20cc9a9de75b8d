import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { examine } from '../../commands/doctor/examine.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { openDatabase } from '../../core/database/db.ts';
import { keepPrint } from '../../core/database/installation-store.ts';
import { keyPrint } from '../../core/keys.ts';
import { openStorage } from '../../providers/storage/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findFreePort } from '../../testing/test-free-port.ts';
import { requireOwnFolder } from './own-folder.ts';

const base = await mkdtemp(path.join(tmpdir(), 'volante-own-folder-'));
afterAll(() => rm(base, { recursive: true }));
const SECRET_KEY = 'x'.repeat(32);
const log = pino({ level: 'silent' });

interface Installation {
  url: string;
  folder: string;
}
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((item) => item.close())));
async function newDatabase(): Promise<string> {
  const database = await createTestDatabase();
  opened.push(database);
  await keepPrint(database.db, keyPrint(SECRET_KEY));
  return database.url;
}
const newFolder = () => mkdtemp(path.join(base, 'data-'));
const configOf = ({ url, folder }: Installation): Config =>
  readConfig({ DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY });

async function withBoth<Result>(
  installation: Installation,
  work: (deps: Parameters<typeof requireOwnFolder>[0]) => Result,
) {
  const config = configOf(installation);
  const { db, close } = openDatabase(installation.url, { connections: 2 });
  try {
    return await work({ config, db, storage: await openStorage(config, log) });
  } finally {
    await close();
  }
}
const start = (installation: Installation) => withBoth(installation, requireOwnFolder);
const storeFile = (installation: Installation, key = randomUUID() as string) =>
  withBoth(installation, async ({ storage }) => {
    const source = path.join(base, 'source');
    await writeFile(source, 'bytes');
    await storage.put(key, source);
    return key;
  });
const knowFile = (installation: Installation, key: string) =>
  withBoth(installation, async ({ db }) => {
    const { id } = await db
      .insertInto('applications')
      .values({ id: randomUUID(), country: 'mx', created_at: new Date(), updated_at: new Date() } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = { media_type: 'curp', file_name: 'a', mime_type: 'image/jpeg', size: 5, sha256: Buffer.alloc(32) };
    const more = { application_id: id, storage_key: key, pages: null };
    const at = { created_at: new Date(), updated_at: new Date() };
    await db
      .insertInto('media')
      .values({ id: randomUUID(), ...file, ...more, ...at } as never)
      .execute();
  });
const refusal = /^files_of_another_database: the files in .*media are not those of the database .* Set DATA_DIR to/;

let each: Installation;
beforeEach(async () => {
  each = { url: await newDatabase(), folder: await newFolder() };
});

test('a new database and a new folder are marked as belonging together, once', async () => {
  await Promise.all([start(each), start(each)]);
  await start(each);
  await knowFile(each, await storeFile(each));
  await start(each);
  // A sweep must not take the mark for a driver's file without a row.
  await withBoth(each, async ({ storage }) => {
    for await (const { key } of storage.list()) expect(key).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('a start with the folder of another database, or the database of another folder, is refused', async () => {
  const other = { url: await newDatabase(), folder: await newFolder() };
  await start(each);
  await start(other);
  for (const mixed of [
    { url: each.url, folder: other.folder },
    { url: other.url, folder: each.folder },
  ])
    await expect(start(mixed)).rejects.toThrow(refusal);
  await start(each);
});

test('a database with files does not start on a fresh folder, and a fresh database not on a used folder', async () => {
  await start(each);
  await knowFile(each, await storeFile(each));
  await expect(start({ url: each.url, folder: await newFolder() })).rejects.toThrow(refusal);
  await expect(start({ url: await newDatabase(), folder: each.folder })).rejects.toThrow(refusal);
  await start(each);
});

test('an installation older than the marks is marked if the folder has files of the database', async () => {
  await knowFile(each, randomUUID());
  await expect(start(each)).rejects.toThrow(refusal);
  await knowFile(each, await storeFile(each));
  await start(each);
  await expect(start({ url: each.url, folder: await newFolder() })).rejects.toThrow(refusal);
});

test('a second server with its own folder is refused even before the first stored file', async () => {
  await start(each);
  await expect(start({ url: each.url, folder: await newFolder() })).rejects.toThrow(refusal);
  const url = await newDatabase();
  const starts = [await newFolder(), await newFolder(), await newFolder()].map((folder) => start({ url, folder }));
  const results = await Promise.allSettled(starts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a start after one killed between the two marks continues', async () => {
  await withBoth(each, async ({ storage }) => storage.mark!.keep(randomUUID()));
  await start(each);
  await start(each);
});

test('with the embedded database nothing is marked', async () => {
  await withBoth(each, async (deps) => {
    const config = { ...deps.config, DATABASE_URL: undefined };
    await requireOwnFolder({ ...deps, config });
    expect(await deps.storage.mark?.read()).toBeNull();
  });
});

test('the doctor says whether the folder belongs to the database, and marks nothing', async () => {
  const files = async (both: Installation) => (await examine(configOf(both))).find(({ name }) => name === 'files');
  expect(await files(each)).toMatchObject({ state: 'ok', words: expect.stringMatching(/by the next start$/) });
  await withBoth(each, async ({ storage }) => expect(await storage.mark!.read()).toBeNull());
  await start(each);
  expect(await files(each)).toMatchObject({ state: 'ok', words: expect.stringMatching(/marked as this database's$/) });
  const mixed = { url: await newDatabase(), folder: each.folder };
  await start({ url: mixed.url, folder: await newFolder() });
  expect(await files(mixed)).toMatchObject({ state: 'FAILED', words: expect.stringMatching(refusal) });
});

test('a server exits with one line of explanation when its folder belongs to another database', {
  timeout: 60_000,
}, async () => {
  await start({ url: await newDatabase(), folder: each.folder });
  const url = await newDatabase();
  await start({ url, folder: await newFolder() });
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: each.folder,
    SECRET_KEY,
    PORT: String(await findFreePort()),
  };
  const main = path.join(import.meta.dirname, '../../main.ts');
  const server: ChildProcess = spawn(process.execPath, [main], { env, stdio: 'pipe' });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (more) => (said += more));
  const [code] = await once(server, 'close');
  expect(code).toBe(1);
  expect(said).toContain('files_of_another_database: ');
});
