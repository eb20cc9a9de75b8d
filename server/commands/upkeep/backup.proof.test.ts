import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows, withConnection } from '../../core/database/backup/count-rows.ts';
import { type Manifest, readManifest } from './backup/manifest.ts';
import { addressOf, run, runAndKill, startServer, type TestServer, uploadPhoto } from './testing/test-installation.ts';

const TIMEOUT = 120_000;
const base = mkdtempSync(path.join(tmpdir(), 'volante-backup-'));
const DATA_DIR = path.join(base, 'data');
const backup = path.join(base, 'backup');
const SECRET_KEY_FILE = path.join(DATA_DIR, 'secret.key');
let server: TestServer;
let requestId: string;
let manifest: Manifest;
let counter = 0;
const newFolder = () => path.join(base, `new-${++counter}`);

beforeAll(async () => {
  // Without jobs, so that the messages below keep waiting.
  server = await startServer({ DATA_DIR, JOBS: 'off', UPLOADS_PER_HOUR: '100000', STORED_MB_PER_APPLICATION: '10000' });
  const { out } = await run('link.ts', ['--country', 'mx', '--json'], { DATA_DIR });
  requestId = JSON.parse(out).id;
  // One application to erase, and one to block.
  for (let more = 0; more < 2; more++) await run('link.ts', ['--country', 'us'], { DATA_DIR });
  await uploadPhoto(server, requestId);
}, TIMEOUT);
afterAll(async () => {
  await server.stop();
  rmSync(base, { recursive: true, force: true });
}, TIMEOUT);

const restore = (env: Record<string, string>, folder = backup) => run('upkeep/restore.ts', [folder], env);

test('a backup taken while drivers upload has the bytes of every row', { timeout: TIMEOUT }, async () => {
  await withConnection(addressOf(DATA_DIR), addWaitingMessages);
  await withConnection(addressOf(DATA_DIR), addSession);
  let taken = false;
  const uploads = (async () => {
    for (; !taken; ) await uploadPhoto(server, requestId);
  })();
  const ended = await run('upkeep/backup.ts', [backup], { DATA_DIR });
  taken = true;
  await uploads;
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining(`keep ${SECRET_KEY_FILE} in another place`) });
  manifest = await readManifest(backup);
  expect(manifest.missing).toEqual([]);
  expect(manifest.files.files).toBeGreaterThanOrEqual(manifest.rows['public.media']!);
  expect(manifest.rows['public.media']).toBeGreaterThan(0);
  expect(readdirSync(backup)).not.toContain('unfinished');
  const live = await withConnection(addressOf(DATA_DIR), (client) =>
    client.query('select backed_up_at from installation'),
  );
  expect(live.rows[0].backed_up_at.toISOString()).toBe(manifest.takenAt);
});

test('a restored backup keeps rows, files, erasures and blocks, leaves due mails to staff, and signs everybody out', {
  timeout: TIMEOUT,
}, async () => {
  const place = newFolder();
  const ERASED_LIST = path.join(base, 'erased');
  const { rows } = await withConnection(addressOf(DATA_DIR), (client) => client.query(newestApplications));
  const [{ id }, blocked] = rows as [{ id: string }, { id: string; reference: string }];
  const listed = [`${id} 2026-11-23 erased`, '0190aaaa-0000-7000-8000-000000000000 2026-11-23 erased'];
  writeFileSync(ERASED_LIST, `${[...listed, `${blocked.id} 2026-11-23 blocked`].join('\n')}\n`);
  const ended = await restore({ DATA_DIR: place, SECRET_KEY_FILE, ERASED_LIST });
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('1 messages that were due') });
  expect(ended.out).toContain('1 people who were erased since the backup were erased again.');
  expect(ended.out).toContain('1 people who were blocked since the backup were blocked again.');
  const zip = path.join(base, 'blocked.zip');
  const reference = String(blocked.reference).replace(/^(\d{4})/, '$1-');
  const asked = ['export', '--reference', reference, '--to', zip];
  expect(await run('privacy/person.ts', asked, { DATA_DIR: place })).toMatchObject({ code: 0 });
  const restored = await startServer({ DATA_DIR: place, JOBS: 'off' });
  try {
    const answer = await fetch(`${restored.url}/api/public/admission/requests/${requestId}`);
    expect(answer.status).toBe(200);
    await withConnection(addressOf(place), async (client) => {
      const gone = [[id, blocked.id]];
      expect((await client.query('select 1 from applications where id = any($1)', gone)).rowCount).toBe(0);
      const kept = await client.query('select application_id from erasures where archive_until is not null');
      expect(kept.rows).toEqual([{ application_id: blocked.id }]);
      const { 'public.media': files } = await countRows(client);
      expect(files).toBe(manifest.rows['public.media']);
      const { rows } = await client.query('select about, state, reason from deliveries order by about');
      expect(rows).toEqual([
        { about: 'due', state: 'by_hand', reason: 'restored' },
        { about: 'later', state: 'waiting', reason: null },
      ]);
      expect((await client.query('select 1 from staff_sessions')).rowCount).toBe(0);
      expect((await client.query('select restored_at from installation')).rows[0].restored_at).not.toBeNull();
    });
  } finally {
    await restored.stop();
  }
});

test('a restore into a place that is not empty is refused and changes nothing', { timeout: TIMEOUT }, async () => {
  const before = readdirSync(DATA_DIR);
  expect(await restore({ DATA_DIR, SECRET_KEY_FILE })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/empty target/),
  });
  expect(readdirSync(DATA_DIR)).toEqual(before);
});

test('a backup whose file was changed, or with another secret, is refused', { timeout: TIMEOUT }, async () => {
  const damaged = newFolder();
  await cp(backup, damaged, { recursive: true });
  appendFileSync(path.join(damaged, 'database/PG_VERSION'), ' ');
  const place = newFolder();
  expect(await restore({ DATA_DIR: place, SECRET_KEY_FILE }, damaged)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/damaged: PG_VERSION/),
  });
  await expect(startServer({ DATA_DIR: place })).rejects.toThrow('was not finished');
  expect(await restore({ DATA_DIR: newFolder(), SECRET_KEY: 'x'.repeat(40) })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not the secret/),
  });
  expect(await restore({ DATA_DIR: newFolder() })).toMatchObject({ code: 1, err: expect.stringMatching(/no secret/) });
});

test('an interrupted backup does not count, disturbs nothing and leaves its folder usable', {
  timeout: TIMEOUT,
}, async () => {
  const folder = newFolder();
  const isCopying = () => existsSync(path.join(folder, 'database/base'));
  await runAndKill('upkeep/backup.ts', [folder], { DATA_DIR }, isCopying);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await restore({ DATA_DIR: newFolder(), SECRET_KEY_FILE }, folder)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/no complete backup/),
  });
  expect(await run('upkeep/backup.ts', [folder], { DATA_DIR })).toMatchObject({ code: 0 });
  expect(await run('upkeep/backup.ts', [folder], { DATA_DIR })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not empty/),
  });
});

test('after a killed restore nothing starts until the restore is repeated', { timeout: TIMEOUT }, async () => {
  const place = newFolder();
  const env = { DATA_DIR: place, SECRET_KEY_FILE };
  await runAndKill('upkeep/restore.ts', [backup], env, () => existsSync(path.join(place, 'postgres/base')));
  await expect(startServer({ DATA_DIR: place })).rejects.toThrow('was not finished');
  expect(await restore(env)).toMatchObject({ code: 0 });
  const restored = await startServer({ DATA_DIR: place });
  expect(await restored.stop()).toBe(0);
});

/** Not the application that photos are sent to. */
const newestApplications = 'select id, reference from applications order by id desc limit 2';

/** For a disabled account, which makes no difference to its session. */
async function addSession(client: pg.Client): Promise<void> {
  await client.query(
    `with account as (
       insert into staff_accounts (id, email, name, role, password_hash, totp_secret, created_at)
       values (gen_random_uuid(), 'ana@example.com', 'Ana', 'admin', '', '', now()) returning id)
     insert into staff_sessions (id, token_hash, account_id, started_at, last_seen_at, ip, device)
     select gen_random_uuid(), 'x', id, now(), now(), '127.0.0.1', 'test' from account`,
  );
}

/** One message due since yesterday, and one due tomorrow. */
async function addWaitingMessages(client: pg.Client): Promise<void> {
  for (const [about, hours] of [
    ['due', -0.001],
    ['later', 24],
  ] as const)
    await client.query(
      `insert into deliveries (id, application_id, kind, about, told, language, due_at, created_at, state)
       select gen_random_uuid(), application_id, 'application_sent', $1, '', 'es', now() + $2 * interval '1 hour', now(), 'waiting'
       from application_links where request_id = $3`,
      [about, hours, requestId],
    );
}
