import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readManifest } from './backup/manifest.ts';
import { run, startServer, type TestServer, uploadPhoto } from './testing/test-installation.ts';

const TIMEOUT = 60_000;
const base = mkdtempSync(path.join(tmpdir(), 'volante-backup-own-'));
const backup = path.join(base, 'backup');
let database: TestDatabase;
let env: Record<string, string>;
let server: TestServer;
let requestId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  env = {
    DATABASE_URL: database.url,
    SECRET_KEY: 'a secret of this test, long enough',
    DATA_DIR: path.join(base, 'data'),
  };
  server = await startServer(env);
  requestId = JSON.parse((await run('link.ts', ['--country', 'mx', '--json'], env)).out).id;
  await uploadPhoto(server, requestId);
}, TIMEOUT);
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(base, { recursive: true, force: true });
}, TIMEOUT);

test('with an external database a backup holds the files and names the moment they match', {
  timeout: TIMEOUT,
}, async () => {
  const ended = await run('upkeep/backup.ts', [backup], env);
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('recover it to that point') });
  expect(readdirSync(backup).sort()).toEqual(['files', 'files.sha256', 'manifest.hmac', 'manifest.json']);
  const { moment, database: copied, files, rows } = await readManifest(backup);
  expect(copied).toBeNull();
  expect(moment).toMatchObject({ lsn: expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/) });
  expect(files.files).toBe(rows['public.media']);
});

test('the files of a backup are restored only with a database recovered to the same point', {
  timeout: TIMEOUT,
}, async () => {
  const place = { ...env, DATA_DIR: path.join(base, 'place') };
  expect(await run('upkeep/restore.ts', [backup], place)).toMatchObject({ code: 0 });
  await uploadPhoto(server, requestId);
  const late = { ...env, DATA_DIR: path.join(base, 'late') };
  expect(await run('upkeep/restore.ts', [backup], late)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/1 rows have no bytes in this backup/),
  });
  await expect(startServer(late)).rejects.toThrow('was not finished');
});
