import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterUrl, openCluster } from './cluster.ts';
import { startServer, stopOrphans } from './server-process.ts';

export interface OpenCopy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a copied cluster, which recovers it, and shuts it down cleanly afterwards. Never creates a
 * cluster.
 */
export async function openClusterCopy(folder: string): Promise<OpenCopy> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) throw new Error(`There is no database in ${folder}.`);
  const cluster = await openCluster(folder, true);
  const log = `${folder}.log`;
  await stopOrphans(folder);
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  const server = await startServer(cluster, true, log);
  return {
    url: clusterUrl(cluster.password, server.port),
    async stop() {
      await server.stop();
      rmSync(log, { force: true });
    },
  };
}
