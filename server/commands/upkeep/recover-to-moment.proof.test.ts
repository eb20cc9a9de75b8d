import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRunningCluster } from '../../../postgres/base-backup.ts';
import { clusterUrl, openCluster } from '../../../postgres/cluster.ts';
import { giveTo } from '../../../postgres/give-to.ts';
import { type ServerProcess, startServer as startPostgres } from '../../../postgres/server-process.ts';
import { withConnection } from '../../core/database/backup/count-rows.ts';
import { readManifest } from './backup/manifest.ts';
import { run, startServer, type TestServer, uploadPhoto } from './testing/test-installation.ts';

const TIMEOUT = 180_000;
const base = mkdtempSync(path.join(tmpdir(), 'volante-recover-'));
const place = (name: string) => path.join(base, name);
/** The page for operators, with PostgreSQL's settings. */
const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
const said = (setting: string) => {
  const [, value = ''] = new RegExp(`${setting} = ('[^']*'|\\w+)`).exec(page) ?? [];
  if (!value) throw new Error(`docs/operating.md says nothing about ${setting}`);
  return `${setting} = ${value.replaceAll('/wal/', `${place('wal')}/`)}`;
};
const SECRET_KEY = 'a secret of this test, long enough';
let postgres: ServerProcess;
let product: TestServer | undefined;
let requestId: string;
const envOf = (url: string, folder: string) => ({ DATABASE_URL: url, SECRET_KEY, DATA_DIR: place(folder) });

/** An external server, set up as by an operator: its log is archived to a folder, segment by segment. */
async function openServer(): Promise<string> {
  const cluster = await openCluster(place('server'), false);
  mkdirSync(place('wal'));
  if (cluster.account) giveTo(cluster.account, place('wal'));
  const settings = ['archive_mode', 'archive_command', 'archive_timeout'].map(said);
  appendFileSync(path.join(cluster.folder, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  postgres = await startPostgres(cluster, true, place('server.log'));
  return clusterUrl(cluster.password, postgres.port);
}

/** Recovers the base backup to a position in the log, as described on the page. */
async function recover(lsn: string): Promise<string> {
  const cluster = await openCluster(place('base'), true);
  const settings = [said('restore_command'), `recovery_target_lsn = '${lsn}'`, said('recovery_target_action')];
  appendFileSync(path.join(cluster.folder, 'postgresql.conf'), `\n${settings.join('\n')}\n`);
  writeFileSync(path.join(cluster.folder, 'recovery.signal'), '');
  postgres = await startPostgres(cluster, true, place('base.log'));
  return clusterUrl(cluster.password, postgres.port);
}

beforeAll(async () => {
  // PostgreSQL's account needs access to the folder to reach the log.
  chmodSync(base, 0o755);
}, TIMEOUT);
afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  rmSync(base, { recursive: true, force: true });
}, TIMEOUT);

test('a base backup and the log restore an external server to the moment of a backup, with matching files', {
  timeout: TIMEOUT,
}, async () => {
  const url = await openServer();
  const env = envOf(url, 'data');
  expect(await run('upkeep/migrate.ts', [], env)).toMatchObject({ code: 0 });
  product = await startServer(env);
  requestId = JSON.parse((await run('link.ts', ['--country', 'mx', '--json'], env)).out).id;
  await uploadPhoto(product, requestId);
  // The same calls as pg_basebackup makes, which the embedded server doesn't include.
  await copyRunningCluster(url, place('server'), place('base'));
  const after = await uploadPhoto(product, requestId);
  expect(await run('upkeep/backup.ts', [place('backup')], env)).toMatchObject({ code: 0 });
  const late = await uploadPhoto(product, requestId);
  await withConnection(url, async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as last');
    const archived = 'select last_archived_wal >= $1 as done from pg_stat_archiver';
    await expect
      .poll(async () => (await client.query(archived, [rows[0].last])).rows[0].done, { timeout: 30_000 })
      .toBe(true);
  });
  await product.stop();
  product = undefined;
  await postgres.stop();

  const { moment, rows } = await readManifest(place('backup'));
  const recovered = envOf(await recover(moment!.lsn), 'place');
  const restored = await run('upkeep/restore.ts', [place('backup')], recovered);
  expect(restored).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 files, every row and every file checked'),
  });
  expect(restored.out).not.toContain('differ');
  await withConnection(recovered.DATABASE_URL, async (client) => {
    const media = (await client.query('select id from media')).rows.map(({ id }) => id);
    expect(media).toHaveLength(rows['public.media']!);
    expect(media).toContain(after);
    expect(media).not.toContain(late);
  });
  const examined = await run('doctor.ts', ['--deep'], recovered);
  // Jitsi's public server can't be reached from a test.
  expect(examined.out.split('\n').filter((line) => /^FAILED(?!\s+meetings)/.test(line))).toEqual([]);
  for (const line of ['schema', 'secret', 'rows, bytes', 'erased'])
    expect(examined.out).toMatch(new RegExp(`^ok +${line} `, 'm'));
  product = await startServer(recovered);
  const answer = await fetch(`${product.url}/api/public/admission/requests/${requestId}`);
  expect(answer.status).toBe(200);
});
