import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CountryCode } from '@volante/contract/country.ts';
import type { FastifyInstance } from 'fastify';
import type { QueryResult } from 'pg';
import type { Logger } from 'pino';
import { openApplication } from '../admission/open.ts';
import { buildApp } from '../app.ts';
import { system } from '../applications/events.ts';
import { buildDeps, closeDeps } from '../build-deps.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Deps } from '../core/deps.ts';
import { callsAtOnce, createCallLimit } from '../core/http/connection/call-limit.ts';
import { createLog } from '../core/log.ts';
import { openInspector } from '../media/inspector.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { watchInspector } from '../monitoring/watch-work.ts';
import { callsOf } from './calls.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  inject: FastifyInstance['inject'];
  /** Calls the API as a screen does. */
  call: ReturnType<typeof callsOf>;
  /** Rows of its database. */
  query(sql: string, values?: unknown[]): Promise<QueryResult['rows']>;
  /** Opens an application as the link command does. */
  open(country: CountryCode): Promise<{ requestId: string; applicationId: string }>;
  /** Sets and freezes the server's clock. */
  setNow(at: string | Date): void;
  /** Log lines so far, as JSON. */
  logged: string[];
  close(): Promise<void>;
}

/**
 * The real server on its own database. `given` replaces deps, for instance with a slow fake reader. Every device sees everything,
 * unless the settings say `SECOND_FACTOR: 'known_devices'`.
 */
export async function startTestApp({ settings = {}, connections, ...given }: Given = {}): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-app-'));
  const database = await createTestDatabase(connections);
  const config: Config = readConfig({
    ...{ DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('hex'), SANDBOX: 'on' },
    ...settings,
  });
  let now: Date | null = null;
  const logged: string[] = [];
  const metrics = createMetrics();
  const inspector = watchInspector(lastingInspector, metrics);
  const turns = createCallLimit(callsAtOnce(config.DATABASE_CONNECTIONS), PATIENCE);
  const made = { log: memoryLog(logged), now: () => now ?? new Date(), reader: noReader, metrics, inspector, turns };
  const deps = await buildDeps(config, database, { ...made, ...given });
  const app = await buildApp(deps);
  await app.ready();
  const inject = app.inject.bind(app) as FastifyInstance['inject'];
  return {
    app,
    deps,
    database,
    inject,
    call: callsOf(inject),
    query: async (sql, values) => (await database.pool.query(sql, values)).rows,
    open: (country) => openApplication(deps, { country, actor: system('test') }),
    setNow(at) {
      now = new Date(at);
    },
    logged,
    async close() {
      await app.close();
      await closeDeps(deps);
      await database.close();
      // A reader that is being stopped may still put down a file.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Given = Partial<Deps> & {
  settings?: Record<string, string>;
  /** Of the server's pool. With one, a transaction that needs a second connection fails, as it does when all are in use. */
  connections?: number;
};

/** How long a call waits for its turn, in ms: a slow, busy machine is not a fault, and the limit has tests of its own. */
const PATIENCE = 60_000;

// Loading the models takes seconds; tests that read screenshots pass a reader.
const noReader: Deps['reader'] = {
  read: () => Promise.reject(new Error('this test gave no reader')),
  readDocument: async () => ({ kind: 'unknown', fields: {}, quality: null }),
  secondsFor: async () => 2,
  ready: async () => {},
  close: async () => {},
};

// Starting a process that opens files takes half a second of the processor: the files of a test worker share two.
const lastingInspector = { ...openInspector(), close: async () => {} };

function memoryLog(lines: string[]): Logger {
  return createLog('info', { write: (line) => lines.push(line) });
}
