import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterUrl, openCluster } from '../../postgres/cluster.ts';
import { postgresIn } from '../../postgres/processes.ts';
import { startServer } from '../../postgres/server-process.ts';

/** A PostgreSQL for one test alone, safe to kill; it restarts on the same port. */
export interface OwnPostgres {
  url: string;
  /** Sends a signal to every process of the server: SIGQUIT is its immediate stop, SIGSTOP freezes it. */
  signal(signal: NodeJS.Signals): void;
  /** Restarts it after its processes have ended. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one whose commits are on disk before they are acknowledged. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'volante-away-'));
  const log = path.join(folder, 'log');
  const cluster = await openCluster(path.join(folder, 'postgres'), false);
  let server = await startServer(cluster, true, log);
  const { port } = server;
  const running = () => postgresIn(cluster.folder);
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of running()) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // Already ended.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    url: clusterUrl(cluster.password, port),
    signal,
    async restart() {
      while (running().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
      server = await startServer(cluster, true, log, port);
    },
    async close() {
      signal('SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
