import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { type Config, readConfig } from '../config/config.ts';
import { callsOf } from './calls.ts';
import { findFreePort } from './test-free-port.ts';

/** A server process as `npm start` runs it. */
export interface Replica {
  process: ChildProcess;
  origin: string;
  /** All that it printed. */
  said(): string;
  /** Calls the API over the network, answered as by `app.inject`. */
  inject: FastifyInstance['inject'];
  call: ReturnType<typeof callsOf>;
  /** Resolves when it serves; throws when it ended before. */
  ready(): Promise<void>;
  /** The exit code, or the signal that ended it. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface Replicas {
  /** Settings that all of them have. */
  config: Config;
  /** Starts another one; `own` are settings of it alone. Without `PORT` it gets a free one. */
  start(own?: Record<string, string>): Promise<Replica>;
  close(): Promise<void>;
}

/** Server processes that share a database, a key and a folder; of another release if its `root` is given. */
export async function openReplicas(
  databaseUrl: string,
  settings: Record<string, string> = {},
  root = path.join(import.meta.dirname, '../..'),
): Promise<Replicas> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-replicas-'));
  const shared = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://volante.example',
    LOG_LEVEL: 'warn',
    // The drivers of these tests keep no cookies.
    ...{ SANDBOX: 'on', SECOND_FACTOR: 'off' },
    DATABASE_CONNECTIONS: '5',
    STOP_DELAY: '0',
    ...settings,
  };
  const running = new Set<Replica>();
  return {
    config: readConfig(shared),
    async start(own = {}) {
      const replica = run({ ...process.env, ...shared, ...own, PORT: own.PORT ?? String(await findFreePort()) }, root);
      running.add(replica);
      return replica;
    },
    async close() {
      await Promise.all([...running].map((replica) => replica.end()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function run(env: NodeJS.ProcessEnv, root: string): Replica {
  const main = path.join(root, 'server/main.ts');
  const server = spawn(process.execPath, [...serverFlags, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (more) => (text += more));
  const origin = `http://127.0.0.1:${env.PORT}`;
  const inject = injectOver(origin);
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  return {
    process: server,
    origin,
    said: () => text,
    inject,
    call: callsOf(inject),
    async ready() {
      while (!text.includes('Volante is ready')) {
        if (hasEnded()) throw new Error(`The server did not start: ${text}`);
        await pause(20);
      }
    },
    async end(signal = 'SIGTERM') {
      server.kill(signal);
      if (!hasEnded()) await once(server, 'close');
      return server.exitCode ?? server.signalCode;
    },
  };
}

interface Asked {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

function injectOver(origin: string): FastifyInstance['inject'] {
  const send = async ({ method, url, headers, payload }: Asked) => {
    const answer = await fetch(origin + url, {
      method,
      headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      body,
      json: () => JSON.parse(body),
    };
  };
  return send as unknown as FastifyInstance['inject'];
}
