import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import { ScriptedReader } from '../../scripts/demo/scripted-reader.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import type { Deps } from '../../server/core/deps.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { multiply } from './multiply.ts';

const root = path.join(import.meta.dirname, '../..');
/** One application for every course that the demo knows. */
const SEED = 17;

/** The product on one of the databases. */
export interface Installation {
  applications: number;
  /** The database's address. */
  url: string;
  app: FastifyInstance;
  deps: Deps;
  reader: ScriptedReader;
  close(): Promise<void>;
}

/** Fills a folder with the demo's applications, unless it holds them already. */
export function seed(folder: string): void {
  if (existsSync(path.join(folder, 'seeded'))) return;
  const args = ['scripts/demo/demo.ts', '--applications', String(SEED)];
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, DATA_DIR: folder }, stdio: 'inherit' });
  mkdirSync(path.join(folder, 'seeded'));
}

/** The address of another database on the same server. */
export function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

/** Settles what the demo left to the background jobs, so that the copies don't multiply a backlog. */
export async function settle(folder: string, url: string): Promise<void> {
  const { deps, close } = await open(folder, url, SEED);
  try {
    const jobs = jobHandlers(deps);
    for (const { cron, run } of Object.values(jobs)) if (cron) await run({} as never);
    const { rows } = await deps.pool.query<{ id: string }>(
      `select id from deliveries where state = 'waiting' and due_at < now()`,
    );
    for (const { id } of rows) await jobs.deliver.run({ id });
    await deps.pool.query(`delete from pgboss.job where name = 'deliver'`);
  } finally {
    await close();
  }
}

/** A copy of the seed's database with about `applications`; reuses a copy made by an earlier run. */
export async function grow(url: string, applications: number): Promise<string> {
  const name = `grown_${applications}`;
  const server = openDatabase(url.replace(/\/[^/]*$/, '/template1'), { connections: 1, unhurried: true });
  const draft = `${name}_draft`;
  try {
    const { rowCount } = await server.pool.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return urlOf(url, name);
    await server.pool.query(`drop database if exists ${draft} with (force)`);
    await server.pool.query(`create database ${draft} template postgres strategy file_copy`);
    await multiplyTo(applications, urlOf(url, draft));
    await server.pool.query(`alter database ${draft} rename to ${name}`);
    return urlOf(url, name);
  } finally {
    await server.close();
  }
}

/** Maintenance that the server does in the background; takes longer than a call may. */
export async function vacuum({ url }: Installation): Promise<void> {
  const unhurried = openDatabase(url, { connections: 1, unhurried: true });
  try {
    await unhurried.pool.query('vacuum analyze');
  } finally {
    await unhurried.close();
  }
}

async function multiplyTo(applications: number, url: string): Promise<void> {
  const grown = openDatabase(url, { connections: 1, unhurried: true });
  try {
    const { rows } = await grown.pool.query<{ count: number }>('select count(*)::int from applications');
    await multiply(grown.pool, Math.round(applications / rows[0]!.count) - 1);
  } finally {
    await grown.close();
  }
}

/** The copies have rows of files without their bytes. */
function withoutLosses(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  if (args[1] !== 'a file has no bytes') method.apply(this, args);
}

export async function open(folder: string, url: string, applications: number): Promise<Installation> {
  // One account makes calls without pauses.
  const many = Object.fromEntries(
    ['STAFF_OPENINGS_PER_HOUR', 'CALLS_PER_MINUTE', 'APPLICATION_CALLS_PER_MINUTE', 'UPLOADS_PER_HOUR'].map((name) => [
      name,
      '100000',
    ]),
  );
  // The copies are spread over as many days as possible: none is due, as in an installation whose nightly job kept up.
  const kept = { RETAIN_IDLE_DAYS: '3650', RETAIN_REJECTED_DAYS: '3650', RETAIN_APPROVED_DAYS: '36500' };
  const SECRET_KEY = readFileSync(path.join(folder, 'secret.key'), 'utf8').trim();
  const config = readConfig({ ...many, ...kept, DATABASE_URL: url, DATA_DIR: folder, SECRET_KEY, MIGRATE: 'start' });
  const log = pino({ level: 'error', hooks: { logMethod: withoutLosses } }, pino.destination(2));
  const database = await openProductDatabase(config, 'server', log);
  const reader = new ScriptedReader();
  const deps = await buildDeps(config, database, { log, reader });
  const app = await buildApp(deps);
  const close = async () => {
    await app.close();
    await closeDeps(deps);
    await database.close();
  };
  return { applications, url, app, deps, reader, close };
}
