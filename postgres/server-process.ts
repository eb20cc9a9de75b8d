import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, folderArgument } from './cluster.ts';
import { isRunning, postgresIn } from './processes.ts';

export interface ServerProcess {
  port: number;
  /** Called when the server stops unexpectedly. */
  onLost(listener: () => void): void;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on the given or a free port, and waits until it answers (including recovery). */
export async function startServer(
  cluster: Cluster,
  durable: boolean,
  logFile: string,
  wanted?: number,
): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await findFreePort());
    const child = spawnServer(cluster, port, durable, logFile);
    if (await becomesReady(child, cluster.folder)) return control(child, port);
    // Another program may have taken the port in between.
    if (attempt === 3) throw new Error(`PostgreSQL did not start: ${lastLines(logFile)}`);
  }
}

/** Stops processes left behind in a folder by a killed process, and waits until they are gone. */
export async function stopOrphans(folder: string): Promise<number> {
  const orphans = postgresIn(folder);
  const postmaster = orphans.find(({ pid }) => pid === readPostmaster(folder).pid);
  if (postmaster) await endBySignals(postmaster.pid, () => isRunning(postmaster));
  // Without the postmaster its helper processes end on their own.
  for (let waited = 0; postgresIn(folder).length > 0; waited += 20) {
    if (waited > 10_000) throw new Error(`PostgreSQL processes of an earlier start are still using ${folder}.`);
    await pause(20);
  }
  return orphans.length;
}

// Detached: a Ctrl-C in the terminal must reach us first, so that requests end before their database does.
function spawnServer(cluster: Cluster, port: number, durable: boolean, logFile: string): ChildProcess {
  const { folder, binaries, account } = cluster;
  const log = openSync(logFile, 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  const settings = durable ? always : [...always, ...fast];
  const args = [
    '-D',
    folderArgument(folder, account),
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const stdio = ['ignore', log, log] as const;
  const child = spawn(binaries.postgres, args, { cwd: folder, ...account, detached: true, stdio: [...stdio] });
  closeSync(log);
  child.on('error', () => {});
  child.unref();
  return child;
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && child.pid) {
    const { pid, status } = readPostmaster(folder);
    if (pid === child.pid && status === 'ready') return true;
    await pause(5);
  }
  return false;
}

function control(child: ChildProcess, port: number): ServerProcess {
  let stopping = false;
  // After an unclean stop nothing is left running; the next start recovers.
  const killWithUs = () => child.kill('SIGQUIT');
  process.on('exit', killWithUs);
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  void ended.then(() => process.off('exit', killWithUs));
  return {
    port,
    onLost: (listener) => void ended.then(() => stopping || listener()),
    async stop() {
      stopping = true;
      await endBySignals(child.pid!, () => child.exitCode === null && child.signalCode === null);
    },
  };
}

// SIGINT is PostgreSQL's fast stop (SIGTERM would wait for clients); SIGQUIT stops at once and needs recovery at the
// next start.
async function endBySignals(pid: number, isThere: () => boolean): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const) {
    if (isThere()) process.kill(pid, signal);
    for (let waited = 0; isThere() && waited < timeout; waited += 5) await pause(5);
  }
}

function readPostmaster(folder: string): { pid: number; status: string } {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
  } catch {
    return { pid: 0, status: '' };
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join(' | ');
}

const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
  // A reused segment of the write-ahead log would keep old rows, erased ones among them, until it is full again.
  'wal_recycle=off',
];
// A test's database is thrown away, so it needn't survive a power cut.
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];
fast.push('max_connections=200', 'shared_buffers=64MB', 'autovacuum=off', 'deadlock_timeout=100ms');
