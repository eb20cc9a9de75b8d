import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { portFault } from '../../../../scripts/free-port.mjs';
import { createMetrics, serveMetrics } from '../../../monitoring/metrics.ts';
import { requireFreePort } from './listen.ts';

const root = path.join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'volante-port-'));
chmodSync(folder, 0o777);
afterAll(() => rmSync(folder, { recursive: true }));

const HOST = '127.0.0.1';
let other: Server;
let taken: number;
beforeEach(async () => {
  other = createServer().listen(0, HOST);
  await once(other, 'listening');
  taken = (other.address() as { port: number }).port;
});
afterEach(() => other.close());

const inUse = (setting = 'PORT') =>
  `Port ${taken} is in use: stop the other program, or set ${setting} to another number.`;

test('a port in use is named before anything is opened, with the setting that leads on', async () => {
  await expect(requireFreePort({ PORT: taken, HOST })).rejects.toThrow(inUse());
  expect(await portFault({ PORT: String(taken) })).toBe(inUse());
  await expect(serveMetrics(createMetrics(), { METRICS_PORT: taken, METRICS_HOST: HOST })).rejects.toThrow(
    inUse('METRICS_PORT'),
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePort({ PORT: taken, HOST })).resolves.toBeUndefined();
  expect(await portFault({ PORT: String(taken) })).toBeNull();
});

test('a port that another server is just leaving is waited for', async () => {
  setTimeout(() => other.close(), 300);
  expect(await portFault({ PORT: String(taken) })).toBeNull();
});

const firstForAll = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
const canTry = process.getuid?.() === 0 && Number(readFileSync(firstForAll, 'utf8')) > 81;

/** Runs a program as a user without rights. */
function run(program: string, env: Record<string, string>) {
  const args = ['--reuid=54321', '--regid=54321', '--clear-groups', process.execPath, path.join(root, program)];
  const { status, stdout, stderr } = spawnSync('setpriv', args, { env, encoding: 'utf8', cwd: folder });
  return { status, said: (stdout + stderr).trim() };
}

test.runIf(canTry)('a port for privileged users is refused in one sentence by every program that listens', () => {
  const refused = { status: 1, said: 'Port 81 is for privileged users only: set PORT to 1024 or more.' };
  const env = { DATA_DIR: path.join(folder, 'data'), PORT: '81', HOST };
  expect(run('server/main.ts', env)).toEqual(refused);
  expect(run('scripts/start.mjs', env)).toEqual(refused);
  expect(run('reader/service/main.ts', { ...env, READER_SECRET: 'a secret of the test' })).toEqual(refused);
  expect(run('sandbox/main.ts', { SANDBOX_PORT: '81' })).toEqual({
    status: 1,
    said: 'Port 81 is for privileged users only, so the sandbox did not start: set SANDBOX_PORT to another number.',
  });
});

test('npm start and npm run reader say in one sentence that their port is in use', () => {
  const env = { PATH: process.env.PATH!, PORT: String(taken), HOST, READER_SECRET: 'a secret of the test' };
  for (const program of ['scripts/start.mjs', 'reader/service/main.ts']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, program)], {
      env,
      encoding: 'utf8',
      cwd: folder,
    });
    expect({ status, said: (stdout + stderr).trim() }, program).toEqual({ status: 1, said: inUse() });
  }
});
