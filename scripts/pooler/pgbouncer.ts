import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../server/testing/test-free-port.ts';
import { needPackages } from '../object-store/packages.ts';

export interface Pooler {
  /** The same database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PgBouncer before a database, in transaction mode: every transaction gets one of `connections`, no
 * matter which client used it before.
 */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<Pooler> {
  needPackages(['pgbouncer', 'setpriv'], ['pgbouncer', 'util-linux']);
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-pgbouncer-'));
  // It refuses to run as root, and another account must be able to read this file.
  await chmod(folder, 0o755);
  const to = new URL(databaseUrl);
  const port = await findFreePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  const database = [
    `host=${to.hostname}`,
    `port=${to.port}`,
    `user=${decodeURIComponent(to.username)}`,
    `password=${decodeURIComponent(to.password)}`,
  ].join(' ');
  await writeFile(
    settings,
    `[databases]
* = ${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
`,
  );
  const account = process.getuid?.() === 0 ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  // It ends with its test, even if the test is killed.
  const child = spawn('setpriv', [...account, '--pdeathsig=KILL', 'pgbouncer', settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href;
  const stop = async () => {
    await endAtOnce(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw new Error(`PgBouncer did not start: ${(error as Error).message}\n${said}`);
  }
}

/** Waits until a database server, or a pooler before it, accepts connections. Throws if its process ends. */
export async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (hasEnded(child)) throw new Error('it exited');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export async function endAtOnce(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
