import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { serverFlags } from '../scripts/server-flags.mjs';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { DriverFile } from './driver/driver-file.ts';
import { deploy, loadedScripts } from './product/deploy.ts';

const root = path.join(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'volante-versions-'));
const before = { ...process.env };
const servers: { child: ChildProcess; origin: string }[] = [];
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
let proxy: Server | undefined;
const agent = new Agent({ keepAlive: true });

test.beforeAll(async () => {
  postgres = await startEmbeddedPostgres(path.join(folder, 'database'), { role: 'server' });
  proxy = createServer((incoming, outgoing) => {
    const { origin } = servers[Math.floor(Math.random() * servers.length)]!;
    const { method, headers, url = '/' } = incoming;
    const sent = request(origin + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(sent.on('error', () => outgoing.destroy()));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // Commands of this journey are for this database, too.
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'only for this journey, on this machine',
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    MIGRATE: 'start',
    STOP_DELAY: '0',
    LOG_LEVEL: 'fatal',
  });
  for (const version of ['a', 'b']) servers.push(await startVersion(version));
});
test.afterAll(async () => {
  for (const { child } of servers) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  agent.destroy();
  proxy?.closeAllConnections();
  proxy?.close();
  await postgres?.stop();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  rmSync(folder, { recursive: true, force: true });
});

/** A server of its own build: the same sources, but no file of one has a name that the other has. */
async function startVersion(version: string) {
  const web = path.join(folder, `web-${version}`);
  cpSync(path.join(root, 'web/dist'), web, { recursive: true });
  deploy(web, version);
  const port = String(await findFreePort());
  const env = { ...process.env, PORT: port, WEB_DIR: web };
  const args = [...serverFlags, 'server/main.ts'];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
  return { child, origin };
}

test('a hundred first visits and a hundred that go on, between two versions behind one proxy, show no blank page', async ({
  browser,
}) => {
  const file = await DriverFile.open('mx');
  const seen = new Set<string>();
  let mixed = 0;
  const visits = Array.from({ length: 100 }, (_, visit) => visit);
  async function visitor(): Promise<void> {
    while (visits.pop() !== undefined) {
      const context = await browser.newContext({ locale: 'es-MX' });
      const page = await context.newPage();
      await page.goto(`${process.env.PUBLIC_URL}/?id=${file.id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Tu próximo auto empieza aquí' })).toBeVisible();
      await page.getByRole('button', { name: 'Empezar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Empecemos contigo' })).toBeVisible();
      const versions = [...(await loadedScripts(page)).matchAll(/-([ab])\.js\b/g)].map(([, version = '']) => version);
      for (const version of versions) seen.add(version);
      if (new Set(versions).size > 1) mixed++;
      await context.close();
    }
  }
  await Promise.all([1, 2, 3].map(visitor));
  expect([...seen].sort()).toEqual(['a', 'b']);
  // A page goes on with the build it began with.
  expect(mixed).toBe(0);
});
