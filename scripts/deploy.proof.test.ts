import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { buildWeb } from './build-web.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'volante-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the process started by the unit serves, and shuts down cleanly on SIGTERM', { timeout: 120_000 }, async () => {
  // As the unit's first lines require: otherwise the start builds it and prints plain text.
  buildWeb(process.execPath);
  const unit = readFileSync(path.join(root, 'deploy/volante.service'), 'utf8');
  const secret = path.join(folder, 'secret.key');
  writeFileSync(secret, 'a secret of this test, long enough');
  const given = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  const env = { ...Object.fromEntries(given), DATA_DIR: path.join(folder, 'data'), PORT: String(await findFreePort()) };
  // The kind of build that the tests have, or the start would build another one.
  if (process.env.QUICK_BUILD) env.QUICK_BUILD = process.env.QUICK_BUILD;
  expect(env.SECRET_KEY_FILE).toBe('%d/secret.key');
  env.SECRET_KEY_FILE = secret;
  const [, program = '', args = ''] = /^ExecStart=(\S+) (.*)$/m.exec(unit) ?? [];
  expect(program).toBe('/usr/bin/node');
  const child = spawn(process.execPath, args.split(' '), {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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
