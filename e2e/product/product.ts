import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { CountryCode } from '../../contract/country.ts';
import { allRoles, type Role } from '../../contract/staff/roles.ts';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { runCommand as run } from '../../server/testing/test-command.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';

/** The link of a new application, made by the operators' command. */
export async function newLink(country: CountryCode): Promise<{ id: string; url: string }> {
  return JSON.parse(await runCommand('link', '--country', country, '--json'));
}

/** The operators' listing of the waiting list, with the addresses. */
export function readWaitingList(): Promise<string> {
  return runCommand('waiting-list', '--show');
}

/** One role, or every right. */
export type Job = Role | 'everything';

/**
 * The address of a new invitation for staff, made by the operators' command. A repeated journey invites somebody else.
 */
export async function inviteStaff(email: string, job: Job): Promise<string> {
  const role = job === 'everything' ? allRoles.join(',') : job;
  const own = email.replace('@', `+${Date.now()}@`);
  return JSON.parse(await runCommand('staff', 'invite', '--email', own, '--role', role, '--json')).url;
}

/** Runs an operators' command on this worker's product and returns its output; throws its message on failure. */
export async function runCommand(name: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await run(name, args, { ...process.env });
  if (code !== 0) throw new Error(`${name} ${args.join(' ')}: ${err}`);
  return out.trimEnd();
}

/** Queries the database of the running product, for facts no screen shows: that nothing is duplicated, or that days passed. */
export async function askDatabase<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
  const database = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(question, values)).rows as Row[];
  } finally {
    await client.end();
    await database.stop();
  }
}

/** The ids of an application's stored files. */
export async function filesOf(requestId: string): Promise<string[]> {
  const rows = await askDatabase<{ id: string }>(
    'select m.id from media m join application_links l using (application_id) where l.request_id = $1',
    [requestId],
  );
  return rows.map(({ id }) => id);
}

/** The number of events per kind for an application: `{ consent: 1, stage: 2 }`. */
export async function countEvents(requestId: string): Promise<Record<string, number>> {
  const rows = await askDatabase<{ kind: string; n: string }>(
    `select e.kind, count(*) as n from application_events e join application_links l using (application_id)
     where l.request_id = $1 group by e.kind`,
    [requestId],
  );
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}

const root = path.join(import.meta.dirname, '../..');
const timeout = 90_000;

/**
 * A separate product for one journey, which may kill and restart it. Links and commands of this worker go to it until it is
 * closed.
 */
export class RunningProduct {
  readonly address: string;
  readonly #folder: string;
  readonly #before: NodeJS.ProcessEnv;
  #server: ChildProcess | null = null;

  private constructor(port: number, folder: string, settings: Record<string, string>) {
    this.address = `http://localhost:${port}`;
    this.#folder = folder;
    this.#before = { ...process.env };
    const own = { PORT: String(port), DATA_DIR: folder, PUBLIC_URL: this.address, LOG_LEVEL: 'fatal' };
    Object.assign(process.env, own, settings);
    if (process.env.SECOND_FACTOR === 'off') process.env.SANDBOX = 'on';
  }

  static async start(settings: Record<string, string> = {}): Promise<RunningProduct> {
    const folder = mkdtempSync(path.join(tmpdir(), 'volante-own-'));
    const product = new RunningProduct(await findFreePort(), folder, settings);
    await product.start();
    return product;
  }

  async start(): Promise<void> {
    const args = [...serverFlags, 'server/main.ts'];
    const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#server = server;
    for (let waited = 0; waited < timeout; waited += 50) {
      if (server.exitCode !== null) break;
      if ((await fetch(`${this.address}/readyz`).catch(() => null))?.ok) return;
      await pause(50);
    }
    throw new Error('The product did not start: see above.');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  async close(): Promise<void> {
    // Leftovers of a killed server are stopped only by the next one.
    if (!this.#server) await this.start();
    await this.stop('SIGTERM');
    for (const name of Object.keys(process.env)) if (!(name in this.#before)) delete process.env[name];
    Object.assign(process.env, this.#before);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
