import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await writeFile(path.join(folder, 'assets/main-1.js'), '');
  await writeFile(path.join(folder, '.vite/screens.json'), '[]');
  await writeFile(path.join(folder, 'index.html'), html);
  const config = readConfig({ SECRET_KEY: 'x'.repeat(32), BRAND_NAME: 'Flotilla <& Co' });
  app = Fastify();
  handleErrors(app);
  secure(app, await securityHeaders(config));
  await servePages(app, [{ base: '/staff/', folder, makePage: staffPages(config) }]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const nonceOf = (body: string) => /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];

test.each(['/staff', '/staff/', '/staff/applications/01a2055a-48fa-7683-8a3f-441c46676ce2', '/staff/invitation'])(
  'the console answers at %s and is kept by no cache',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('<title>Flotilla &lt;&amp; Co</title>');
    expect(body).toContain('<script type="application/json" id="settings">');
  },
);

test('each answer allows the styles of its own nonce, and neither inline styles nor evaluated code', async () => {
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
