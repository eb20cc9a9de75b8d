import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Standing } from './routes.ts';

const root = join(import.meta.dirname, '../..');

export interface Product {
  /** Address of the running product, without a trailing slash. */
  origin: string;
  /** Request ids. */
  ids: Record<Standing, string>;
  close(): Promise<void>;
}

/** Starts the real product on a free port with its own data folder, as `npm start` does. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'volante-bench-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    SANDBOX: 'off',
  };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await untilReady(`${origin}/readyz`, ended);
    const opening = ['scripts/run.mjs', 'bench/web/open-applications.ts'];
    const { stdout } = await promisify(execFile)(process.execPath, opening, { cwd: root, env });
    const ids: Record<Standing, string> = JSON.parse(stdout);
    return { origin, ids, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilReady(url: string, ended: Promise<void>): Promise<void> {
  let gone = false;
  ended.then(() => {
    gone = true;
  });
  for (const until = Date.now() + 180_000; Date.now() < until; await new Promise((r) => setTimeout(r, 250))) {
    if (gone) throw new Error('the product ended before it was ready');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the product was not ready after 3 minutes');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
