import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, devices, expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { findFreePort } from '../server/testing/test-free-port.ts';
import { DriverFile } from './driver/driver-file.ts';
import { Applicant } from './driver/steps.ts';
import { deploy, loadedScripts } from './product/deploy.ts';
import { RunningProduct } from './product/product.ts';

/** `VISITS=100` makes more visits, for a long run. */
const VISITS = Number(process.env.VISITS ?? 8);

test('during a rollout behind a proxy with random servers both new and ongoing visits work', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-versions-'));
  const database = await startEmbeddedPostgres(path.join(folder, 'database'), { role: 'server', durable: false });
  const builds = ['old', 'new'].map((name) => path.join(folder, name));
  for (const build of builds) cpSync(path.join(import.meta.dirname, '../web/dist'), build, { recursive: true });
  deploy(builds[1] as string, 'b');
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const servers: RunningProduct[] = [];
  for (const WEB_DIR of builds)
    servers.push(
      await RunningProduct.start({
        DATABASE_URL: database.url,
        MIGRATE: 'start',
        SECRET_KEY: 'of both servers'.repeat(4),
        DATA_DIR: path.join(folder, 'data'),
        SANDBOX: 'off',
        STOP_DELAY: '0',
        PUBLIC_URL: address,
        WEB_DIR,
      }),
    );
  const origins = servers.map((server) => server.address);
  const proxy = await startRandomProxy(port, origins);
  try {
    const seen = new Set<boolean>();
    for (let visit = 0; visit < VISITS; visit++) {
      const file = await DriverFile.open('mx');
      proxy.startWith(visit);
      const { version, wrong } = await visitAndGoOn(browser, `${address}/${file.id}`);
      seen.add(version);
      expect(wrong, `visit ${visit + 1}`).toEqual([]);
    }
    expect(seen.size).toBe(2);
  } finally {
    proxy.close();
    for (const server of servers.toReversed()) await server.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Opens a link on a new phone, continues, and comes back. Returns which version came first, and the URLs that couldn't
 * be fetched.
 */
async function visitAndGoOn(browser: Browser, link: string): Promise<{ version: boolean; wrong: string[] }> {
  const context = await browser.newContext({ ...devices['Pixel 5'], viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('response', (answer) => {
    if (answer.status() >= 400) wrong.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  const driver = new Applicant(page);
  driver.looks = false;
  await page.goto(link);
  await driver.sees('Tu próximo auto empieza aquí');
  await driver.presses('Empezar');
  await driver.sees('Empecemos contigo');
  const version = /index-b/.test(await loadedScripts(page));
  await driver.types('Nombre(s)', 'María José');
  await expect(page.getByText('Guardado en este teléfono')).toBeVisible();
  await page.reload();
  await driver.sees('Empecemos contigo');
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');
  await driver.presses('Volver');
  await driver.sees('Tu próximo auto empieza aquí');
  await context.close();
  return { version, wrong };
}

interface RandomProxy {
  /** The server of the next page; later pages alternate between the servers. */
  startWith(server: number): void;
  close(): void;
}

/** Passes each request on to a random server; only pages alternate between them. */
async function startRandomProxy(port: number, origins: readonly string[]): Promise<RandomProxy> {
  const agent = new Agent({ keepAlive: true });
  let pages = 0;
  const pick = ({ headers }: IncomingMessage) =>
    headers['sec-fetch-dest'] === 'document' ? pages++ : Math.floor(Math.random() * origins.length);
  const server = createServer((incoming, outgoing) => {
    const origin = origins[pick(incoming) % origins.length] as string;
    const { method, headers, url = '/' } = incoming;
    const onward = request(origin + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    startWith(number) {
      pages = number;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
