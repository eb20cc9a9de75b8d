import { randomUUID } from 'node:crypto';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateBackedUpAt } from '../../core/database/installation-store.ts';
import { requireOwnKey } from '../../core/database/require-own-key.ts';
import { noteErased } from '../../core/erased-list.ts';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { newKeyPair } from '../upkeep/backup/sealing.ts';
import { examineDeeply } from './deep.ts';
import type { Finding } from './examine.ts';

const server = await startTestApp();
afterAll(server.close);
const { deps } = server;
const { pool } = server.database;
const config = { ...deps.config, DATABASE_URL: server.database.url };
let mine: TestApplication;

beforeAll(() => requireOwnKey(deps.db, config.SECRET_KEY));
beforeEach(async () => {
  mine = await openTestApplication(server);
  await mine.give('identity_card_front');
});

const HOUR = 3600_000;
const now = () => new Date();
async function look(own: Partial<typeof config> = {}, at = now): Promise<Record<string, string>> {
  const findings: Finding[] = await examineDeeply({ ...config, ...own }, at);
  return Object.fromEntries(findings.map(({ name, state, words }) => [name, `${state} ${words}`]));
}

test('a healthy installation passes every check', async () => {
  await updateBackedUpAt(deps.db, new Date(Date.now() - 3 * HOUR));
  const found = await look({ MIN_FREE_MB: 1 });
  expect(Object.keys(found)).toEqual([
    'schema',
    'secret',
    'rows, bytes',
    'disk',
    'clock',
    'jobs',
    'dead letters',
    'backup',
    'audit log',
    'erased',
  ]);
  for (const line of Object.values(found)) expect(line).toMatch(/^ok /);
  expect(found.backup).toBe('ok the newest is 3 hours old; without BACKUP_PUBLIC_KEY whoever has one can read it');
  const { publicKey: BACKUP_PUBLIC_KEY } = newKeyPair();
  expect((await look({ BACKUP_PUBLIC_KEY })).backup).toBe('ok the newest is 3 hours old');
});

test('a wrong secret, a full disk, a wrong clock and a missing backup are reported', async () => {
  await pool.query('update installation set backed_up_at = null');
  expect((await look({ SECRET_KEY: 'x'.repeat(40) })).secret).toMatch(/^FAILED this database was created with another/);
  expect((await look({ MIN_FREE_MB: 10_000_000 })).disk).toMatch(/^FAILED \d+ MB free/);
  expect((await look({}, () => new Date(Date.now() - 2 * HOUR))).clock).toMatch(/^FAILED .* 7200.\d s ahead/);
  expect((await look()).backup).toMatch(/^off /);
  expect((await look({ DATABASE_URL: `${server.database.url}-gone` })).schema).toMatch(/^FAILED /);
  await updateBackedUpAt(deps.db, new Date(Date.now() - 72 * HOUR));
  expect((await look()).backup).toBe('WARN the newest is 3 days old');
});

test('a row without bytes fails with its name, and bytes without a row give a warning', async () => {
  const { rows } = await pool.query('select storage_key as key from media where application_id = $1', [
    mine.applicationId,
  ]);
  const [{ key }] = rows as [{ key: string }];
  const file = path.join(config.DATA_DIR, 'copy');
  await writeFile(file, 'bytes');
  await deps.storage.put(randomUUID(), file);
  expect((await look({}, () => new Date(Date.now() + 49 * HOUR)))['rows, bytes']).toMatch(/^WARN 1 of \d+ files/);
  await deps.storage.delete(key);
  expect((await look())['rows, bytes']).toBe(`FAILED 1 rows have no stored bytes: ${key}`);
  await deps.storage.put(key, file);
});

test('late jobs and jobs given up are counted', async () => {
  await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'sweep-media', {}));
  await pool.query("update pgboss.job set start_after = now() - interval '2 hours' where name = 'sweep-media'");
  const { jobs } = await look();
  expect(jobs).toBe('FAILED the oldest is 120 minutes late (sweep-media): does any process have JOBS=on?');
  await pool.query("update pgboss.job set name = 'dead-letters' where name = 'sweep-media'");
  expect((await look())['dead letters']).toMatch(/^WARN 1 jobs were given up/);
});

test('the check fails if an erased person is in the database again', async () => {
  noteErased(config, mine.applicationId, now());
  expect((await look()).erased).toBe(
    `FAILED a restore brought back erased people (1), erase them again: ${mine.applicationId}`,
  );
  await rm(path.join(config.DATA_DIR, 'erased'));
  await appendFile(path.join(config.DATA_DIR, 'erased'), '');
  expect((await look()).erased).toMatch(/^ok /);
});

test('a schema that lacks a migration fails with a server’s database', async () => {
  await pool.query("delete from kysely_migration where name like '0089-%'");
  expect((await look()).schema).toBe('FAILED lacks 0089-baseline: npm run migrate');
});
