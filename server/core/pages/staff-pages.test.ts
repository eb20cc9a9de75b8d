import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { handleErrors } from '../http/error-handler.ts';
import { secure, securityHeaders } from '../http/security-headers.ts';
import { staffPages } from './staff-pages.ts';
import { servePages } from './web-app.ts';

const html =
  '<html><head><title>Volante</title><!--head--><!--settings--><script src="/staff/assets/main-1.js"></script></head></html>';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-staff-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  const screens = [
    { path: '/rooms', files: ['assets/rooms-1.js', 'assets/parts-1.js'] },
    { path: '/staff', files: ['assets/queue-1.js', 'assets/parts-1.js'] },
    { path: '/staff/applications/:id', files: ['assets/case-1.js'] },
  ];
  const scripts = ['assets/main-1.js', ...screens.flatMap(({ files }) => files)];
  await Promise.all(scripts.map((script) => writeFile(path.join(folder, script), '')));
  await writeFile(path.join(folder, '.vite/screens.json'), JSON.stringify(screens));
  await writeFile(path.join(folder, 'index.html'), html);
  const config = readConfig({ SECRET_KEY: 'x'.repeat(32), BRAND_NAME: 'Flotilla <& Co' });
  app = Fastify();
  handleErrors(app);
  secure(app, await securityHeaders(config));
  await app.register(cookie);
  await servePages(app, [{ base: '/staff/', folder, makePage: staffPages(config) }]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const nonceOf = (body: string) => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];

test.each(['/staff', '/staff/', '/staff/applications/01a2055a-48fa-7683-8a3f-441c46676ce2', '/staff/invitation'])(
  'the console answers at %s and is never cached',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<title>Flotilla &lt;&amp; Co</title>');
    expect(body).toContain('<script type="application/json" id="settings">');
  },
);

test('each response allows styles with its own nonce, but neither inline styles nor evaluated code', async () => {
  const answers = await Promise.all([1, 2].map(() => app.inject({ url: '/staff/' })));
  const nonces = answers.map(({ body }) => nonceOf(body));
  expect(new Set(nonces).size).toBe(2);
  answers.forEach(({ headers }, at) => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[at]}';`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });
});

describe('the console’s page', () => {
  const linked = (body: string) =>
    [...body.matchAll(/modulepreload" crossorigin href="\/staff\/assets\/(\w+)-1/g)].map(([, name]) => name);
  const headOf = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).body;

  test.each([
    ['/staff', ['rooms', 'parts', 'queue']],
    ['/staff/?stage=created', ['rooms', 'parts', 'queue']],
    ['/staff/applications/7', ['rooms', 'parts', 'case']],
    ['/staff/reports', ['rooms', 'parts']],
  ])('carries, with a session at %s, the account and the code of %j', async (url, names) => {
    const body = await headOf(url, { cookie: 'staff=abc', 'sec-fetch-site': 'none' });
    expect(linked(body)).toEqual(names);
    expect(body).toContain('rel="preload" as="fetch" crossorigin="anonymous" href="/api/staff/me"');
    expect(body).not.toContain('name="session"');
  });

  test.each(['none', 'same-origin'])(
    'opened directly (%s) without a session says that there is no session',
    async (site) => {
      const body = await headOf('/staff/', { 'sec-fetch-site': site });
      expect(body).toContain('<meta name="session" content="none">');
      expect([linked(body), body.includes('/staff/me')]).toEqual([[], false]);
    },
  );

  // Browsers don't send a strict cookie with such a visit.
  test.each([{ 'sec-fetch-site': 'cross-site' }, {}])(
    'linked from elsewhere (%j) says nothing about a session, so the app asks',
    async (headers) => {
      const body = await headOf('/staff/', headers);
      expect([body.includes('name="session"'), linked(body), body.includes('/staff/me')]).toEqual([false, [], false]);
    },
  );
});
