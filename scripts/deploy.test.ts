import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { settings } from '../server/config/config.ts';
import { fileVariable, isSecret } from '../server/config/secret-files.ts';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { buildWeb } from './build-web.mjs';
import { running } from './image/archive.ts';

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'volante-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8');
const files = globSync('**/*.{yml,yaml,service}', { cwd: path.join(root, 'deploy') }).filter(
  (name) => !name.startsWith('alerts'),
);

/** Words in capitals that are others' settings, or words of comments. */
const ofOthers = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'NAME', 'TLS', 'ALL', 'CMD']);
const ours = new Set([
  ...Object.keys(settings),
  ...Object.entries(settings).flatMap(([name, setting]) => (isSecret(setting) ? [fileVariable(name)] : [])),
]);

test('every setting that a deploy file or the image names exists', () => {
  expect(files.sort()).toEqual([
    'compose.yml',
    'kubernetes/migrate.yaml',
    'kubernetes/readers.yaml',
    'kubernetes/volante.yaml',
    'volante-backup.service',
    'volante-reader.service',
    'volante.service',
  ]);
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\b[A-Z][A-Z0-9]*_?[A-Z0-9_]*\b(?!\*)/g)].map(([name]) => name),
  );
  const words = named.filter((name) => name.length > 2 && !ofOthers.has(name) && !name.endsWith('_'));
  expect(words).toContain('SECRET_KEY_FILE');
  expect(words.filter((name) => !ours.has(name))).toEqual([]);
  const ofNode = ['PATH', 'MALLOC_ARENA_MAX', 'HOME'];
  expect(Object.keys(running.env).filter((name) => !ours.has(name) && !ofNode.includes(name))).toEqual([]);
});

test('stopping is allowed STOP_DELAY and 30 s more, wherever a supervisor kills', () => {
  expect(read('compose.yml')).toMatch(/stop_grace_period: 45s/);
  expect(read('kubernetes/volante.yaml')).toMatch(/terminationGracePeriodSeconds: 45/);
  expect(read('volante.service')).toMatch(/TimeoutStopSec=45/);
});

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd understands every line of the unit', () => {
  const units = ['volante.service', 'volante-reader.service', 'volante-backup.service', 'volante-backup.timer'];
  const args = ['verify', ...units.map((name) => path.join(root, 'deploy', name))];
  const said = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(said.stderr.split('\n').filter((line) => line.includes('volante'))).toEqual([]);
});

test('the process started by the unit serves, and shuts down cleanly on SIGTERM', { timeout: 120_000 }, async () => {
  // As the unit's first lines ask: otherwise the start does it, and says so in plain text.
  buildWeb(process.execPath);
  const unit = read('volante.service');
  const secret = path.join(folder, 'secret.key');
  writeFileSync(secret, 'a secret of this test, long enough');
  const given = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const env = { ...Object.fromEntries(given), DATA_DIR: path.join(folder, 'data'), PORT: String(await findFreePort()) };
  expect(env.SECRET_KEY_FILE).toBe('%d/secret.key');
  env.SECRET_KEY_FILE = secret;
  const [, program = '', args = ''] = /^ExecStart=(\S+) (.*)$/m.exec(unit) ?? [];
  expect(program).toBe('/usr/bin/node');
  const child = spawn(process.execPath, args.split(' '), {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ready = () =>
    fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(async () => child.exitCode !== null || (await ready()), { timeout: 100_000 });
  expect(child.exitCode, said).toBeNull();
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0], said).toBe(0);
  expect(said.split('\n').filter((line) => line && !line.startsWith('{'))).toEqual([]);
});
