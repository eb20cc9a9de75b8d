import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { type LogFn, type Logger, pino } from 'pino';
import { ScriptedReader } from '../../scripts/demo/scripted-reader.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import type { Deps } from '../../server/core/deps.ts';
import { jobHandlers } from '../../server/job-handlers.ts';

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
function urlOf(url: string, database: string): string {
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

/**
 * Makes `copies` of every application of a database with all its rows: with other ids, people, files and days, but the
 * same staff and advisors. Rows are written directly, without triggers, for all columns that the catalog lists. Figures
 * are multiplied, too.
 */
async function multiply(pool: Pool, copies: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0');
    await client.query('select setseed(0.42)');
    for (const [table, columns] of await tablesOfApplications(client)) {
      const copied = columns
        .filter(({ isMade }) => !isMade)
        .map(({ name, type }) => [name, another(table, name, type)]);
      const [names, values] = [copied.map(([name]) => `"${name}"`), copied.map(([, value]) => value)];
      await client.query(
        `insert into ${table} (${names}) select ${values} from ${table} t cross join generate_series(1, $1::int) n`,
        [copies],
      );
    }
    await client.query(
      'update queue_rows q set reference = a.reference from applications a where a.id = q.application_id',
    );
    for (const table of ['figures', 'figure_months'])
      await client.query(`update ${table} set count = count * ($1::int + 1), total = total * ($1::int + 1)`, [copies]);
    await client.query('commit');
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

interface Column {
  name: string;
  type: string;
  /** Generated by the database. */
  isMade: boolean;
}

/** Tables that don't belong to one application: the company's, the product's, or unique across the installation. */
const others = [
  ...['installation', 'schema_marks', 'retired_keys', 'changed_settings', 'stray_search', 'web_files', 'rate_limits'],
  ...['kysely_migration', 'kysely_migration_lock', 'views'],
  ...['figures', 'figure_months', 'figures_state', 'reading_counts'],
  ...['advisors', 'advisor_hours', 'advisor_time_off', 'worked_holidays', 'link_batches', 'link_batch_rows'],
  ...['staff_accounts', 'staff_invitations', 'staff_sessions', 'staff_passkeys', 'staff_recovery_codes'],
  ...['staff_totp_steps', 'staff_challenges', 'staff_throttles', 'staff_audit_seals'],
];
/** Ids of staff and advisors, who stay the same. */
const people = [
  ...['account_id', 'advisor_id', 'assignee', 'responsible', 'reviewed_by', 'dismissed_by', 'changed_by', 'batch_id'],
];

async function tablesOfApplications(client: PoolClient): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
       a.attidentity <> '' or a.attgenerated <> '' or (c.relname = 'applications' and a.attname = 'reference') as "isMade"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname, a.attnum`,
    [others],
  );
  return Map.groupBy(rows, ({ table }) => table);
}

/**
 * The value of a column in copy `n`; ids are derived from the original's, so that references between rows still hold.
 */
function another(table: string, name: string, type: string): string {
  const old = `t."${name}"`;
  if (table === 'queue_rows' && name === 'reference') return '0';
  if (table === 'matches' && name === 'low_id') return `least(${idOf('t.low_id')}, ${idOf('t.high_id')})`;
  if (table === 'matches' && name === 'high_id') return `greatest(${idOf('t.low_id')}, ${idOf('t.high_id')})`;
  if (type === 'uuid' && !people.includes(name)) return idOf(old);
  if (name === 'storage_key' || name === 'archive_key') return `${idOf(old)}::text`;
  // Each copy has different files, earnings and addresses.
  if (name === 'sha256' && type === 'bytea') return `sha256(${old} || int4send(n))`;
  if (table === 'screenshots' && name === 'reading')
    return `case when ${old} #>> '{amount,value}' is not null
      then jsonb_set(${old}, '{amount,value}', to_jsonb((${old} #>> '{amount,value}')::numeric + n * 0.01)) else ${old} end`;
  if (name === 'street_number') return `case when ${old} <> '' then ${old} || '-' || n else ${old} end`;
  if (name === 'fingerprint' && type === 'bytea') return `sha256(${old} || int4send(n))`;
  if (name === 'print') return `sha256(${old} || int4send(n))`;
  if (name === 'layout')
    return `case when ${old} is not null then ('x' || md5(random()::text) || md5(random()::text))::bit(256) end`;
  // Pictures of one kind sometimes share a row of their layout.
  if (name === 'bands')
    return `coalesce((select array_agg(case when random() < 0.05 then b else (b & ~65535) + (random() * 65535)::int end)
      from unnest(${old}) b), '{}')`;
  if (name === 'email') return `case when ${old} <> '' then 'd' || n || '.' || ${old} else ${old} end`;
  if (name === 'phone')
    return `case when ${old} ~ '\\d{7}$' then left(${old}, -7) || lpad(((right(${old}, 7)::int + n * 7919) % 10000000)::text, 7, '0')
      else ${old} end`;
  if (name === 'national_id' || name === 'tax_id')
    return `case when length(${old}) > 6 then left(${old}, -6) || upper(left(md5(${old} || n), 6)) else ${old} end`;
  // An advisor is in one place at a time, so upcoming visits are spread over the following days, past ones over the
  // previous days.
  if (table === 'appointments' && (name === 'starts_at' || name === 'ends_at'))
    return `case when t.status in ('booked', 'held') then ${old} + n * interval '1 day' else ${daysBefore(old)} end`;
  return type === 'timestamp with time zone' && !ahead.includes(name) ? daysBefore(old) : old;
}

const ahead = ['due_at', 'visit_at', 'useless_at', 'expires_at', 'until', 'retry_at', 'leased_until', 'archive_until'];
const idOf = (old: string) => `md5(${old}::text || n)::uuid`;
const daysBefore = (old: string) => `${old} - n * interval '1 day'`;
