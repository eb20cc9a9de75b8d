import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };
import type { Logger } from 'pino';

/** Whether the queue's own tables are missing, or older than this release needs. Newer ones are accepted. */
export async function isQueueBehind<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.version') is not null as there`.execute(db);
  if (!rows[0]?.there) return true;
  const found = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
  return (found.rows[0]?.version ?? 0) < library.pgboss.schema;
}

/** Creates or upgrades the queue's tables. Replicas that do this at the same time wait for each other. */
export async function installQueue(databaseUrl: string, log: Logger): Promise<void> {
  const idle = { supervise: false, schedule: false, max: 1, application_name: 'volante migrations' };
  const boss = new PgBoss({ ...idle, connectionString: databaseUrl });
  // An interrupted connection also fails the start.
  boss.on('error', (error) => log.debug({ err: error }, 'job queue'));
  await boss.start();
  await boss.stop({ graceful: false });
}
