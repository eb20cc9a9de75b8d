import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config/config.ts';
import { handleErrors } from '../http/error-handler.ts';
import { secure, securityHeaders } from '../http/security-headers.ts';
import { applicantPages } from './applicant-pages.ts';
import { servePages } from './web-app.ts';

const secret = 'x'.repeat(32);
const script = 'console.log("customer")';
let folder: string;
let second: string;
let app: FastifyInstance;

async function write(name: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
}

/** Writes the files of a build, its scripts first. */
async function writeBuild(version: string): Promise<void> {
  const screens = [
    { path: '/welcome', files: [`assets/welcome-${version}.js`] },
    { path: '/customer', files: [`assets/customer-${version}.js`, `assets/forms-${version}.js`] },
    { path: '/platforms/:slug/connect', files: [`assets/connect-${version}.js`] },
    { path: '/errors/request-not-found', files: [`assets/lost-${version}.js`] },
  ];
  for (const file of [
    `assets/main-${version}.js`,
    `assets/worker-${version}.js`,
    ...screens.flatMap((screen) => screen.files),
  ]) {
    await write(file, script);
    await write(`${file}.br`, brotliCompressSync(script));
  }
  await write('favicon.svg', '<svg/>');
  await write('.vite/screens.json', JSON.stringify(screens));
  await write('index.html', page(version));
}

/** Writes a second app, served at a base path of its own. */
async function writeSecond(version: string): Promise<void> {
  await mkdir(path.join(second, '.vite'), { recursive: true });
  await mkdir(path.join(second, 'assets'), { recursive: true });
  await writeFile(path.join(second, `assets/console-${version}.js`), script);
  await writeFile(path.join(second, '.vite/screens.json'), '[]');
  const html = `<html><script src="/staff/assets/console-${version}.js"></script></html>`;
  await writeFile(path.join(second, 'index.html'), html);
}

const page = (version: string) =>
  `<html><head><title>Volante</title><!--head--><!--settings--><script src="/assets/main-${version}.js"></script></head></html>`;

async function serve(settings: Record<string, string> = {}): Promise<FastifyInstance> {
  const config: Config = readConfig({ SECRET_KEY: secret, ...settings });
  const server = Fastify();
  handleErrors(server);
  secure(server, await securityHeaders(config));
  await servePages(server, [
    {
      base: '/',
      folder,
      makePage: applicantPages(server, { config, log: server.log as never, now: () => new Date() }),
    },
    {
      base: '/staff/',
      folder: second,
      makePage:
        ({ html }) =>
        () =>
          html,
    },
  ]);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-web-'));
  second = await mkdtemp(path.join(tmpdir(), 'volante-second-'));
  await writeBuild('1');
  await writeSecond('1');
  app = await serve();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(second, { recursive: true });
});

const id = '9b2fbc0e-4a49-4d0c-9a58-6d2b0a4f1c11';
const pageAt = async (url: string) => (await app.inject({ url })).body;

describe('the page', () => {
  test.each(['/', '/customer', '/platforms/uber/connect?id=x', `/${id}`, `/${id}.`, '/no/such/screen'])(
    'answers %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test.each([`/${id}`, `/${id}/customer`, `/${id}.`, `/customer?id=${id}`, `/?lang=es&id=${id}`, `//${id}`])(
    'at %s, an address with a request id, is never cached',
    async (url) => {
      expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  test('without a request id is revalidated each time', async () => {
    expect((await app.inject({ url: '/customer' })).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/assets/customer-0.js', 'GET'],
    ['/privacy.pdf', 'GET'],
    ['/.vite/screens.json', 'GET'],
    ['/assets/customer-1.js.br', 'GET'],
    ['/../../package.json', 'GET'],
    ['/%2e%2e/%2e%2e/package.json', 'GET'],
    ['/api/nothing', 'GET'],
    ['//api/nothing', 'GET'],
    ['/.built-from', 'GET'],
    ['/customer', 'POST'],
  ] as const)('is never given for %s by %s', async (url, method) => {
    const answer = await app.inject({ url, method });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found_error']);
  });

  test('requests the application and the screen’s code at once', async () => {
    const request = `<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/public/admission/requests/${id}">`;
    const html = await pageAt(`/customer?id=${id}`);
    expect(html).toContain(request);
    for (const file of ['customer-1.js', 'forms-1.js']) {
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
    }
    expect(await pageAt(`/${id}/customer`)).toContain(request);
    expect(await pageAt(`/${id}`)).toContain('welcome-1.js');
    expect(await pageAt(`/platforms/uber/connect?id=${id}`)).toContain('connect-1.js');
    expect(await pageAt('/')).toContain('lost-1.js');
  });

  test.each(['not-an-id', '"><script>alert(1)</script>', '%22%3E%3Cscript%3E'])('embeds no id like %s', async (bad) => {
    const html = await pageAt(`/customer?id=${encodeURIComponent(bad)}`);
    expect(html).not.toContain('rel="preload"');
    expect(html).not.toContain('alert');
  });
});

test('settings are data in the page and cannot close their element', async () => {
  const server = await serve({ BRAND_NAME: '</script><b>Flotilla & Co', SUPPORT_EMAIL: 'ayuda@example.com' });
  const { body } = await server.inject({ url: '/' });
  const [, json = ''] = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    apiBase: '/api',
    version: expect.any(String),
    brand: {
      name: '</script><b>Flotilla & Co',
      color: '#5800F7',
      supportEmail: 'ayuda@example.com',
      supportPhone: null,
    },
    widget: null,
    ipService: null,
    openStates: ['Florida', 'Texas'],
    learnsFromScreenshots: false,
    writesByWhatsApp: false,
    reachesPhones: false,
  });
  expect(body).toContain('<title>&lt;/script>&lt;b>Flotilla &amp; Co</title>');
  await server.close();
});

describe('files', () => {
  test('are compressed, and cached for good if their name has a hash', async () => {
    const answer = await app.inject({ url: '/assets/customer-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect((await app.inject({ url: '/assets/customer-1.js' })).body).toBe(script);
  });

  test('have a type, but no headers that only documents and workers need', async () => {
    const { headers } = await app.inject({ url: '/assets/customer-1.js' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-request-id', 'etag']) {
      expect(headers).not.toHaveProperty(name);
    }
    expect((await app.inject({ url: '/assets/worker-1.js' })).headers).toHaveProperty('content-security-policy');
  });

  test('with a fixed name are revalidated', async () => {
    const { headers } = await app.inject({ url: '/favicon.svg' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.any(String) });
  });
});

describe('a second web app', () => {
  test.each(['/staff', '/staff/', '/staff/applications/7'])(
    'answers %s, and the first app nothing below it',
    async (url) => {
      expect(await pageAt(url)).toContain('/staff/assets/console-1.js');
    },
  );

  test('has files of its own below its base path', async () => {
    expect((await app.inject({ url: '/staff/assets/console-1.js' })).body).toBe(script);
    expect((await app.inject({ url: '/assets/console-1.js' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/staff/assets/customer-1.js' })).statusCode).toBe(404);
  });

  test('picks up a new build by itself, but not while one of its scripts is missing', async () => {
    await rm(path.join(second, 'index.html'));
    await writeSecond('2');
    expect(await pageAt('/staff')).toContain('console-2.js');
    await writeSecond('3');
    await rm(path.join(second, 'assets/console-3.js'));
    expect(await pageAt('/staff')).toContain('console-2.js');
  });
});

describe('a new version', () => {
  const link = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;

  test('is served without a restart, and files of the previous one are a 404', async () => {
    await rm(path.join(folder, 'assets'), { recursive: true });
    await writeBuild('2');
    expect(await pageAt(`/${id}/customer`)).toContain(link('customer-2.js'));
    expect((await app.inject({ url: '/assets/customer-2.js' })).body).toBe(script);
    expect((await app.inject({ url: '/assets/customer-1.js' })).statusCode).toBe(404);
  });

  test('is not served while it is incomplete', async () => {
    const whole = await pageAt(`/${id}/customer`);
    await write('index.html', page('3'));
    expect(await pageAt(`/${id}/customer`)).toBe(whole);
    await rm(path.join(folder, 'index.html'));
    expect(await pageAt(`/${id}/customer`)).toBe(whole);
    await writeBuild('3');
    expect(await pageAt(`/${id}/customer`)).toContain(link('customer-3.js'));
  });
});
