import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type AboutName, forEachAbout } from '@volante/contract/admission/about-program.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { runSandbox } from './run-sandbox.mjs';

const TIMEOUT = 60_000;
const started: { stop(): Promise<void> }[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'volante-sandbox-'));
afterEach(async () => {
  for (const item of started.splice(0)) await item.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// If the product uses the sandbox's default port, the sandbox takes a free one.
function run(env: Record<string, string>) {
  const item = runSandbox(process.execPath, { PATH: process.env.PATH, PORT: '3001', ...env });
  started.push(item);
  return item.settings;
}

test('a product without settings is pointed at a running sandbox', { timeout: TIMEOUT }, async () => {
  const { WIDGET_URL = '', WIDGET_SANDBOX, SANDBOX } = await run({});
  // A trial may be tried without known devices.
  expect(readConfig({ DATA_DIR: folder, SANDBOX }).SECOND_FACTOR).toBe('off');
  expect(new URL(WIDGET_URL).port).not.toBe('3001');
  expect(WIDGET_SANDBOX).toBe('true');
  expect((await fetch(new URL('/', WIDGET_URL))).status).toBe(200);
});

test('a trial shows what an invented company says about its program, unless the operator says something', {
  timeout: TIMEOUT,
}, async () => {
  const settings = await run({});
  const texts = readConfig({ DATA_DIR: folder, ...settings });
  for (const name of Object.keys(forEachAbout(() => null)) as AboutName[]) expect(texts[name], name).toMatch(/\$\d/);
  expect(await run({ ABOUT_MX_ES: 'Lo nuestro' })).not.toHaveProperty('ABOUT_MX_ES');
});

test('a service with any of its settings is not simulated', { timeout: TIMEOUT }, async () => {
  const settings = await run({ WIDGET_API_URL: 'https://driver-data.example/v1' });
  expect(Object.keys(settings).filter((name) => name.startsWith('WIDGET_'))).toEqual([]);
});

test('while any service is simulated the product listens on loopback only, unless HOST says otherwise', {
  timeout: TIMEOUT,
}, async () => {
  expect(await run({})).toMatchObject({ HOST: '127.0.0.1', WIDGET_SANDBOX: 'true' });
  expect(await run({ HOST: '0.0.0.0' })).not.toHaveProperty('HOST');
  expect(await run({ SANDBOX: 'off' })).toEqual({});
});

test('a SANDBOX_PORT in use is reported in one sentence', { timeout: TIMEOUT }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const env = { ...process.env, SANDBOX_PORT: String(port), SANDBOX_MOVES: '' };
  const file = path.join(import.meta.dirname, '..', 'sandbox', 'main.ts');
  const ended = await promisify(execFile)(process.execPath, [file], { env }).catch((error) => error);
  expect([ended.code, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr.trim()).toBe(
    `Port ${port} is in use, so the sandbox did not start: set SANDBOX_PORT to another number.`,
  );
  taken.close();
});

test('a production setup never has a sandbox', async () => {
  for (const env of [
    { NODE_ENV: 'production', SANDBOX: 'on' },
    { SANDBOX: 'off' },
    { DATABASE_URL: 'postgresql://somebody@db.example/volante' },
    { PUBLIC_URL: 'https://volante.example' },
  ])
    expect(await run(env as Record<string, string>)).toEqual({});
});

test('the sandbox ends with the launcher, even with a killed one', { timeout: TIMEOUT }, async () => {
  const script = path.join(folder, 'launcher.mjs');
  const module = path.join(import.meta.dirname, 'run-sandbox.mjs');
  writeFileSync(
    script,
    `import { runSandbox } from ${JSON.stringify(module)};
const { settings } = runSandbox(process.execPath);
console.log('at ' + (await settings).WIDGET_URL);
setInterval(() => {}, 1000);`,
  );
  const launcher = spawn(process.execPath, [script], { env: { ...process.env, PORT: '3001' }, stdio: 'pipe' });
  const address = await said(launcher, /at (\S+)/);
  expect((await fetch(new URL('/', address))).status).toBe(200);
  launcher.kill('SIGKILL');
  await expect
    .poll(
      () =>
        fetch(new URL('/', address)).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe('gone');
});

async function said(child: ChildProcess, words: RegExp): Promise<string> {
  let text = '';
  for await (const more of child.stdout!) {
    text += more;
    const found = words.exec(text)?.[1];
    if (found) return found;
  }
  throw new Error('It ended without a word.');
}
