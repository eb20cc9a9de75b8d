// Vitest's global setup: one PostgreSQL per run, the embedded one or an empty one at TEST_DATABASE_URL, with a template database that has every migration applied.
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, stopAbandoned } from '../../postgres/embedded-postgres.ts';
import { openDatabase } from '../core/database/db.ts';
import { migrate } from '../core/database/migrating/migrate.ts';
import { openJobs } from '../core/jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await createTemplate(given);
    project.provide('postgresUrl', given);
    return async () => {};
  }
  await removeAbandoned();
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const postgres = await startEmbeddedPostgres(folder, { role: 'server', durable: false });
  await createTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The template of every test's own database. */
export const templateName = 'template_volante';

// A killed run leaves its database running.
async function removeAbandoned(): Promise<void> {
  const names = readdirSync(realpathSync(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = path.join(realpathSync(tmpdir()), name);
    if (await stopAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

const prefix = 'volante-test-';

async function createTemplate(url: string): Promise<void> {
  const server = openDatabase(url, { unhurried: true });
  await server.pool.query(`CREATE DATABASE ${templateName}`);
  await server.close();
  const template = openDatabase(urlOf(url, templateName), { unhurried: true });
  // A template must have no open connections.
  await migrate(template.db).finally(template.close);
  const jobs = await openJobs(urlOf(url, templateName), pino({ level: 'silent' }));
  await jobs.stop();
  await copyByKernel(url);
}

// Where the kernel copies files itself, a test's database takes a half of the time. Not every file system can.
async function copyByKernel(url: string): Promise<void> {
  const server = openDatabase(url, { connections: 1, unhurried: true });
  const run = (statement: string) => server.pool.query(statement);
  const set = run('SET file_copy_method = clone');
  const copied = set.then(() => run(`CREATE DATABASE copied TEMPLATE ${templateName} STRATEGY file_copy`));
  const works = await copied.then(
    () => true,
    () => false,
  );
  if (works) {
    await run('ALTER SYSTEM SET file_copy_method = clone');
    await run('SELECT pg_reload_conf()');
    await run('DROP DATABASE copied');
  }
  await server.close();
}

/** The address of another database on the same server. */
export function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}
