import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { needPackages } from '../../scripts/object-store/packages.ts';
import { endAtOnce, untilItAnswers } from '../../scripts/pooler/pgbouncer.ts';
import { findFreePort } from '../../server/testing/test-free-port.ts';

/** Two of Debian's PostgreSQL, the second a synchronous replica of the first, behind `deploy/haproxy.cfg`. */
export interface Pair {
  /** Through HAProxy, to whichever is the primary. */
  url: string;
  /** Through HAProxy, to a replica; refuses connections while there is none. */
  readUrl: string;
  /** The second one itself. */
  secondUrl: string;
  killPrimary(): Promise<void>;
  /** Makes the second one the primary. */
  promote(): void;
  close(): Promise<void>;
}

const shared = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'jit=off',
  'max_connections=200',
];
// What a killed process wrote is with the system, so it needn't be on the disk.
shared.push('fsync=off', 'hot_standby_feedback=on', 'wal_level=replica', 'max_wal_senders=4');

export async function startPair(): Promise<Pair> {
  needPackages(['pg_ctlcluster', 'haproxy', 'setpriv'], ['postgresql', 'haproxy', 'util-linux']);
  const [programs] = globSync('/usr/lib/postgresql/*/bin').sort();
  if (!programs) throw new Error('There is no PostgreSQL in /usr/lib/postgresql.');
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-failover-'));
  chmodSync(folder, 0o777);
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const call = (name: string, ...args: string[]) =>
    execFileSync('setpriv', [...account, path.join(programs, name), ...args], { cwd: folder, stdio: 'pipe' });
  const running: ChildProcess[] = [];
  // They end with this process, even if that is killed.
  const start = (program: string, args: string[], as: string[] = []) => {
    const child = spawn('setpriv', [...as, '--pdeathsig=KILL', program, ...args], { cwd: folder, stdio: 'ignore' });
    running.push(child);
    return child;
  };
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const ports = [await findFreePort(), await findFreePort()] as const;
  const urls = ports.map((port) => `postgresql://volante@127.0.0.1:${port}/postgres`) as [string, string];
  const startPostgres = async (index: 0 | 1, ...own: string[]) => {
    const settings = [...shared, ...own].flatMap((setting) => ['-c', setting]);
    const args = ['-D', [first, second][index]!, '-p', String(ports[index]), ...settings];
    const child = start(path.join(programs, 'postgres'), args, account);
    await untilItAnswers(urls[index], child);
    return child;
  };
  const doors: Server[] = [];
  const close = async () => {
    for (const door of doors) door.close();
    for (const child of running.reverse()) await endAtOnce(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    call('initdb', '-D', first, '-U', 'volante', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
    const primary = await startPostgres(0, 'synchronous_commit=on', 'synchronous_standby_names=*');
    call('pg_basebackup', '-D', second, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', urls[0]);
    await startPostgres(1);
    await untilSynchronous(urls[0]);
    doors.push(...(await Promise.all(urls.map(standInForPatroni))));
    const checks = doors.map((door) => (door.address() as { port: number }).port);
    const [write, read] = [await findFreePort(), await findFreePort()];
    const file = path.join(folder, 'haproxy.cfg');
    writeFileSync(file, configuration({ ports, checks, write, read }));
    const proxy = start('/usr/sbin/haproxy', ['-db', '-f', file]);
    const [url, readUrl] = [write, read].map((port) => `postgresql://volante@127.0.0.1:${port}/postgres`);
    for (const through of [url!, readUrl!]) await untilItAnswers(through, proxy);
    return {
      ...{ url: url!, readUrl: readUrl!, secondUrl: urls[1], close },
      async killPrimary() {
        const ended = once(primary, 'exit');
        primary.kill('SIGKILL');
        await ended;
      },
      promote: () => void call('pg_ctl', 'promote', '-D', second, '-w'),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilSynchronous(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await ask(url, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (row) return;
    await pause(50);
  }
  throw new Error('The replica does not follow.');
}

/** Answers what Patroni's REST interface says of this server's role. */
async function standInForPatroni(url: string): Promise<Server> {
  const door = createServer(async (request, reply) => {
    const [row] = await ask(url, 'select pg_is_in_recovery() as is_replica').catch(() => []);
    const role = row && (row.is_replica ? '/replica' : '/primary');
    reply.writeHead(request.url === role ? 200 : 503).end();
  });
  await new Promise<void>((ready) => door.listen(0, '127.0.0.1', ready));
  return door;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500, query_timeout: 1500 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Addresses {
  ports: readonly [number, number];
  checks: number[];
  write: number;
  read: number;
}

function configuration({ ports, checks, write, read }: Addresses): string {
  const text = readFileSync(path.join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8');
  const pairs: [string, string][] = [
    ['bind :5432', `bind 127.0.0.1:${write}`],
    ['bind :5433', `bind 127.0.0.1:${read}`],
    ['10.0.0.11:5432 check port 8008', `127.0.0.1:${ports[0]} check port ${checks[0]}`],
    ['10.0.0.12:5432 check port 8008', `127.0.0.1:${ports[1]} check port ${checks[1]}`],
  ];
  return pairs.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/haproxy.cfg has no ${from}`);
    return all.replaceAll(from, to);
  }, text);
}
