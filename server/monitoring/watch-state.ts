import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { selectBackupTimes } from '../core/database/installation-store.ts';
import { readSchemaState } from '../core/database/migrating/schema-state.ts';
import { countJobs } from '../core/dead-jobs.ts';
import type { Deps } from '../core/deps.ts';
import { remembered } from '../core/http/health.ts';
import { withTimeout } from '../core/with-timeout.ts';
import { countDeliveries } from '../notifications/by-hand.ts';

/** How long values are cached, in ms, so that their queries cost the same however often metrics are read. */
const KEPT = 5000;
/** In ms. A part that hangs doesn't delay the metrics. */
const TIMEOUT = 2000;

type StateDeps = Pick<Deps, 'metrics' | 'db' | 'pool' | 'config' | 'log'> & Partial<Pick<Deps, 'storage'>>;

/** Reports the values looked up when metrics are read: connections, jobs, deliveries, disk, store, build and schema. */
export function watchState(deps: StateDeps, build: { version: string; commit: string }): void {
  const { metrics, pool, config, storage } = deps;
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [metrics.registry] });

  const connections = gauge('volante_database_connections', 'Pool connections by state.', ['state']);
  const queue = gauge('volante_database_waiting', 'Calls waiting for a pool connection.');
  const most = gauge('volante_database_connections_max', 'DATABASE_CONNECTIONS.');
  const up = gauge('volante_up', 'Whether a part answers within 2 s: database, store, disk.', ['part']);
  const jobs = gauge('volante_jobs', 'Jobs by kind and state; `late` ones should have started.', ['job', 'state']);
  const oldest = gauge('volante_jobs_oldest_seconds', 'Delay of the most overdue job, by kind.', ['job']);
  const dead = gauge('volante_jobs_dead', 'Jobs given up; npm run outbox lists them.');
  const deliveries = gauge('volante_deliveries', 'Messages by state.', ['state']);
  const backup = gauge('volante_backup_time_seconds', 'When the newest npm run backup began, in Unix time; 0: never.');
  const free = gauge('volante_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.');
  const needed = gauge('volante_disk_needed_bytes', 'MIN_FREE_MB in bytes: below it uploads are refused.');
  const info = gauge('volante_build_info', 'Version, commit, Node and newest migration, as labels.', [
    'version',
    'commit',
    'node',
    'schema',
  ]);

  const parts = {
    async database() {
      const [counted, messages, ran, { backedUpAt }] = await Promise.all([
        countJobs(deps.db),
        countDeliveries(deps),
        readSchemaState(deps.db),
        selectBackupTimes(deps.db),
      ]);
      for (const item of [jobs, oldest, deliveries, info]) item.reset();
      for (const { job, state, count, lateSeconds } of counted.jobs) {
        jobs.set({ job, state }, count);
        if (state === 'late') oldest.set({ job }, lateSeconds);
      }
      dead.set(counted.dead);
      backup.set(Math.floor((backedUpAt?.getTime() ?? 0) / 1000));
      for (const { state, count } of messages) deliveries.set({ state }, count);
      info.set({ ...build, node: process.version, schema: ran.newest }, 1);
    },
    ...(storage && { store: () => storage.check() }),
    async disk() {
      const { bavail, bsize } = await statfs(config.DATA_DIR);
      free.set(bavail * bsize);
    },
  };
  const checks = Object.entries(parts).map(([part, look]) => {
    const looked = remembered(KEPT, () => withTimeout(look(), TIMEOUT));
    return () =>
      looked().then(
        () => up.set({ part }, 1),
        (error: unknown) => {
          deps.log.debug({ err: error, part }, 'metrics could not be collected');
          up.set({ part }, 0);
        },
      );
  });
  most.set(config.DATABASE_CONNECTIONS);
  needed.set(config.MIN_FREE_MB * 1024 * 1024);
  metrics.beforeReading.add(async () => {
    connections.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    queue.set(pool.waitingCount);
    await Promise.all(checks.map((check) => check()));
  });
}
