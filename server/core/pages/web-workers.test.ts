import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { secure, securityHeaders } from '../http/security-headers.ts';
import { servePages } from './web-app.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-workers-'));
  const files = ['assets/main-1.js', 'assets/worker-1.js', 'assets/worker-barcode-1.js', 'offline.js'];
  for (const name of ['assets', '.vite']) await mkdir(path.join(folder, name));
  for (const file of files) await writeFile(path.join(folder, file), 'void 0');
  await writeFile(path.join(folder, '.vite/screens.json'), '[]');
  await writeFile(path.join(folder, 'index.html'), '<html><script src="/assets/main-1.js"></script></html>');
  app = Fastify();
  secure(app, await securityHeaders(readConfig({ SECRET_KEY: 'x'.repeat(32) })));
  await servePages(app, [{ base: '/', folder, makePage: () => () => '' }]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const headersOf = async (url: string) => (await app.inject({ url })).headers;

test('only the barcode reader may run WebAssembly', async () => {
  const policyOf = async (url: string) => String((await headersOf(url))['content-security-policy']);
  expect(await policyOf('/assets/worker-barcode-1.js')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(await policyOf('/assets/worker-1.js')).toContain("script-src 'self';");
  expect(await policyOf('/offline.js')).toContain("script-src 'self';");
});

test('the service worker is revalidated every time', async () => {
  expect((await headersOf('/offline.js'))['cache-control']).toBe('no-cache');
});
