import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config/config.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { handleErrors } from '../http/error-handler.ts';
import { secure, securityHeaders } from '../http/security-headers.ts';
import { openPublishedFiles, webFileJobs } from './published-files.ts';
import { servePages } from './web-app.ts';

const DAY = 24 * 3600_000;
const database = await createTestDatabase();
const folders: string[] = [];
const servers: FastifyInstance[] = [];
let now = new Date('2026-11-23T12:00:00Z');

/** Files as a release's build creates them: a page with its first script, and a screen's script that it fetches later. */
async function build(release: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-build-'));
  folders.push(folder);
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
    if (name.endsWith('.js')) await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  };
  await write(`assets/shell-${release}.js`, `start('${release}')`);
  await write(`assets/tasks-${release}.js`, `tasks('${release}')`);
  await write('.vite/screens.json', JSON.stringify([{ path: '/tasks', files: [`assets/tasks-${release}.js`] }]));
  await write('index.html', `<html><script type="module" src="/assets/shell-${release}.js"></script></html>`);
  return folder;
}

async function serve(folder: string, settings: Record<string, string> = { DATABASE_URL: database.url }) {
  const config: Config = readConfig({ SECRET_KEY: 'x'.repeat(32), ...settings });
  const server = Fastify();
  handleErrors(server);
  secure(server, await securityHeaders(config));
  const makePage =
    ({ html }: { html: string }) =>
    () =>
      html;
  const published = openPublishedFiles({ config, db: database.db, now: () => now });
  await servePages(server, [{ base: '/', folder, makePage }], published);
  await server.ready();
  servers.push(server);
  return server;
}

const either = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)] as T;
const get = (server: FastifyInstance, url: string) => server.inject({ url, headers: { 'accept-encoding': 'br' } });
const releaseOf = (html: string) => /shell-(\w+)\.js/.exec(html)?.[1] ?? '';

beforeAll(async () => {
  await serve(await build('aaaaaaaa'));
  await serve(await build('bbbbbbbb'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  await database.close();
});

test('with two releases behind a load balancer every page finds its scripts, at first and later', async () => {
  const releases = new Set<string>();
  for (let visit = 0; visit < 100; visit++) {
    const release = releaseOf((await get(either(servers), '/welcome')).body);
    releases.add(release);
    for (const [name, text] of [
      ['shell', `start('${release}')`],
      ['tasks', `tasks('${release}')`],
    ] as const) {
      const answer = await get(either(servers), `/assets/${name}-${release}.js`);
      expect([answer.statusCode, brotliDecompressSync(answer.rawPayload).toString()]).toEqual([200, text]);
    }
  }
  expect(releases.size).toBe(2);
});

test('another release’s script has the usual headers', async () => {
  const [first, second] = await Promise.all(servers.map((server) => get(server, '/assets/tasks-bbbbbbbb.js')));
  const said = (answer: typeof first) => {
    const { date, 'content-length': _, ...headers } = answer?.headers ?? {};
    return headers;
  };
  expect(said(first)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(said(first)).not.toHaveProperty('content-security-policy');
  expect(Object.keys(said(first)).filter((name) => !(name in said(second)))).toEqual([]);
});

test('browsers without brotli get the file uncompressed', async () => {
  const answer = await (servers[0] as FastifyInstance).inject({ url: '/assets/tasks-bbbbbbbb.js' });
  expect([answer.body, answer.headers['content-encoding']]).toEqual(["tasks('bbbbbbbb')", undefined]);
});

test('a release’s files are kept for a week after its last server stopped', async () => {
  const [old, other] = servers as [FastifyInstance, FastifyInstance];
  await serve(await build('cccccccc'));
  const sweep = webFileJobs({ db: database.db, now: () => now })['sweep-web-files'].run;
  const kept = async () => {
    const rows = await database.db.selectFrom('web_files').select('address').orderBy('address').execute();
    return rows.map(({ address }) => address).filter((address) => address.includes('tasks'));
  };
  now = new Date(now.getTime() + 6 * DAY);
  await sweep();
  expect(await kept()).toHaveLength(3);
  // After a restart, the server publishes them again.
  await serve(folders[1] as string);
  now = new Date(now.getTime() + 2 * DAY);
  await sweep();
  expect(await kept()).toEqual(['/assets/tasks-bbbbbbbb.js']);
  expect((await get(old, '/assets/tasks-bbbbbbbb.js')).statusCode).toBe(200);
  expect((await get(other, '/assets/tasks-aaaaaaaa.js')).statusCode).toBe(404);
});

test('in place of a removed release’s entry script a script reloads the page; any other missing script is a 404', async () => {
  const [server] = servers as [FastifyInstance];
  const gone = await get(server, '/assets/shell-zzzzzzzz.js');
  expect([gone.statusCode, gone.headers['content-type'], gone.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-store',
  ]);
  expect(gone.body).toContain('location.reload()');
  for (const url of ['/assets/tasks-zzzzzzzz.js', '/assets/shell-zzzzzzzz.css', '/assets/shell.js']) {
    expect((await get(server, url)).statusCode, url).toBe(404);
  }
});

test('a server with the embedded database publishes nothing', async () => {
  const alone = await serve(await build('dddddddd'), {});
  expect((await get(alone, '/assets/tasks-dddddddd.js')).statusCode).toBe(200);
  expect((await get(servers[0] as FastifyInstance, '/assets/tasks-dddddddd.js')).statusCode).toBe(404);
});
