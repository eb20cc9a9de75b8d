import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { serverFlags } from '../scripts/server-flags.mjs';
import { openApplication } from '../server/admission/open.ts';
import { system } from '../server/applications/events.ts';
import { openDatabase } from '../server/core/database/db.ts';
import { findFreePort } from '../server/testing/test-free-port.ts';

const root = path.join(import.meta.dirname, '..');
const START_TIMEOUT = 90_000;

/** The product as operators run it: a server process with its children and its own database. */
export interface Product {
  port: number;
  /** Process id of the server. */
  pid: number;
  dataFolder: string;
  /** The id of an unused application; they are opened before the first attack. */
  take(country: 'mx' | 'us'): string;
  /** Sends SIGTERM; returns the exit code (null after a signal) and the milliseconds the stop took. */
  stop(): Promise<{ code: number | null; ms: number }>;
  /** Removes its folder. */
  remove(): Promise<void>;
}

/** Starts the product on a free port with an empty data folder, waits until it is ready, and opens this many applications. */
export async function startProduct(applications: number): Promise<Product> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'volante-hostile-'));
  const port = await findFreePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '0.0.0.0',
    DATA_DIR: dataFolder,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'fatal',
    // The attackers hold links, and their calls keep no cookies.
    ...{ SANDBOX: 'on', SECOND_FACTOR: 'off' },
    MALLOC_ARENA_MAX: '2',
  };
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(server, port);
  const ids = {
    mx: await openLinks(dataFolder, 'mx', applications),
    us: await openLinks(dataFolder, 'us', applications),
  };
  return {
    port,
    pid: server.pid!,
    dataFolder,
    take(country) {
      const id = ids[country].pop();
      if (!id) throw new Error('Too few applications were opened.');
      return id;
    },
    async stop() {
      const begun = performance.now();
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      return { code: server.exitCode, ms: performance.now() - begun };
    },
    remove: () => rm(dataFolder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function openLinks(dataFolder: string, country: 'mx' | 'us', count: number): Promise<string[]> {
  const postgres = await startEmbeddedPostgres(dataFolder, { role: 'command' });
  const { db, close } = openDatabase(postgres.url);
  try {
    const ids: string[] = [];
    for (let n = 0; n < count; n++)
      ids.push((await openApplication({ db }, { country, actor: system('test') })).requestId);
    return ids;
  } finally {
    await close();
    await postgres.stop();
  }
}

async function untilReady(server: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  while (server.exitCode === null && Date.now() < end) {
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) return;
    await pause(50);
  }
  server.kill('SIGKILL');
  throw new Error('The product did not start: see above.');
}
