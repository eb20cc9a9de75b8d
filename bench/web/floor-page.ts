import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A lower limit: the minimum that a browser has to fetch and paint. */
const BARE =
  '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>bare</title><main><h1>bare</h1></main></html>';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the floor page as the product is built, and serves it with brotli 11; at `/bare.html` a page of one heading. */
export async function serveFloor(): Promise<{ url: string; close: () => void }> {
  const outDir = join(import.meta.dirname, '../results/floor');
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return servePage(outDir);
}

/** Serves the page in a folder with brotli 11. */
export async function servePage(folder: string): Promise<{ url: string; close: () => void }> {
  const server = serve(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.closeAllConnections() ?? server.close() };
}

function serve(root: string): Server {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const bodies = new Map([['/bare.html', brotliCompressSync(BARE, { params })]]);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    const type = types[extname(path)];
    if (!type) return response.writeHead(404).end();
    const body = bodies.get(path) ?? brotliCompressSync(readFileSync(join(root, path)), { params });
    bodies.set(path, body);
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
      .end(body);
  });
}
