import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { clusterUrl, openCluster, readPassword } from './cluster.ts';
import {
  announceRelease,
  HEARTBEAT_TIMEOUT,
  isAbandoned,
  isElsewhere,
  type Role,
  releaseLock,
  takeLock,
} from './folder-lock.ts';
import { startServer, stopOrphans } from './server-process.ts';

export interface EmbeddedPostgres {
  url: string;
  /** True if the database belongs to another running Volante process and keeps running when we stop. */
  joined: boolean;
  /** Called when the database stops unexpectedly. */
  onLost(listener: () => void): void;
  /** Announces that the folder will soon be free, so that the next start waits instead of failing. */
  announceStop(): void;
  stop(): Promise<void>;
}

export interface EmbeddedSettings {
  role: Role;
  /** False for tests only: commits are then not flushed to disk. */
  durable?: boolean;
}

/**
 * Starts the packaged PostgreSQL in `folder`/postgres, creating it the first time. A folder has one owner: a second server is
 * refused, while a command joins the running server's database or starts its own. Leftovers of a killed process are cleaned
 * up first.
 */
export async function startEmbeddedPostgres(folder: string, settings: EmbeddedSettings): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true });
  const files = filesOf(realpathSync(folder));
  for (let waited = 0; ; waited += 50) {
    const owner = takeLock(files.lock, settings.role);
    if (!owner) return start(files, settings.durable ?? true);
    const inCharge = owner.role === 'server' && !owner.leaving;
    if (inCharge && settings.role === 'command') {
      const running = await join(files);
      if (running) return running;
    }
    // Whether another container's server is alive shows only after a while; other owners are starting, stopping, or
    // soon finished.
    const timeout =
      !inCharge || settings.role === 'command' ? 60_000 : isElsewhere(owner) ? HEARTBEAT_TIMEOUT + 5000 : 0;
    if (waited >= timeout) throw new Error(inUse(folder, owner.pid));
    await pause(50);
  }
}

/** Stops what a killed process left running in an abandoned folder. Returns whether there was anything. */
export async function stopAbandoned(folder: string): Promise<boolean> {
  const files = filesOf(folder);
  if (!isAbandoned(files.lock)) return false;
  await stopOrphans(files.cluster);
  return true;
}

async function start(files: Files, durable: boolean): Promise<EmbeddedPostgres> {
  try {
    rmSync(files.port, { force: true });
    await stopOrphans(files.cluster);
    const cluster = await openCluster(files.cluster, durable);
    // PostgreSQL trusts a left-over pid file whose number now belongs to any process of its account.
    rmSync(path.join(files.cluster, 'postmaster.pid'), { force: true });
    shorten(files.log);
    const server = await startServer(cluster, durable, files.log);
    writeFileSync(files.port, String(server.port), { mode: 0o600 });
    return {
      url: clusterUrl(cluster.password, server.port),
      joined: false,
      onLost: server.onLost,
      announceStop: () => announceRelease(files.lock),
      async stop() {
        await server.stop();
        rmSync(files.port, { force: true });
        releaseLock(files.lock);
      },
    };
  } catch (error) {
    releaseLock(files.lock);
    throw error;
  }
}

async function join(files: Files): Promise<EmbeddedPostgres | null> {
  if (!existsSync(files.port)) return null;
  const url = clusterUrl(readPassword(files.cluster), Number(readFileSync(files.port, 'utf8')));
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end();
  return answers ? { url, joined: true, onLost: () => {}, announceStop: () => {}, stop: async () => {} } : null;
}

// One old log is enough to see what went wrong.
function shorten(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 5_000_000) renameSync(log, `${log}.old`);
}

function filesOf(folder: string) {
  const cluster = path.join(folder, 'postgres');
  return { cluster, lock: `${cluster}.lock`, port: `${cluster}.port`, log: `${cluster}.log` };
}

type Files = ReturnType<typeof filesOf>;

function inUse(folder: string, pid: number): string {
  return `The folder ${folder} is in use by process ${pid}: stop that one, or set DATA_DIR to another folder.`;
}
