import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';

export interface OwnDatabase {
  url: string;
  /** Settings of the measured product: this database, its own folder, no limits on calls. */
  settings: Record<string, string>;
  /** Stops it and removes the folder. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL for one benchmark. */
export async function startDatabase(): Promise<OwnDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-bench-'));
  const postgres = await startEmbeddedPostgres(folder, { role: 'server' });
  return {
    url: postgres.url,
    settings: {
      DATABASE_URL: postgres.url,
      MIGRATE: 'start',
      DATA_DIR: folder,
      SECRET_KEY: 'only for the benchmark, on this machine',
      CALLS_PER_MINUTE: '1000000',
      APPLICATION_CALLS_PER_MINUTE: '1000000',
      STAFF_OPENINGS_PER_HOUR: '100000',
      UPLOADS_PER_HOUR: '100000',
    },
    async remove() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
