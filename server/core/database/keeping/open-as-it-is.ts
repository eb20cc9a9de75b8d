import { startEmbeddedPostgres } from '../../../../postgres/embedded-postgres.ts';
import type { Config } from '../../../config/config.ts';
import { type OpenDatabase, openDatabase } from '../db.ts';

/** Opens the product's database for reading only: it isn't migrated, and isn't refused when its schema doesn't fit. */
export async function openAsItIs(config: Config): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(config.DATA_DIR, { role: 'command' });
  const open = openDatabase(config.DATABASE_URL ?? embedded!.url, { connections: 2 });
  return {
    ...open,
    async close() {
      await open.close();
      await embedded?.stop();
    },
  };
}

/** How far the database's clock is ahead of `now`, in ms, corrected by half the duration of the query. */
export async function clockDifference({ pool }: Pick<OpenDatabase, 'pool'>, now: () => Date): Promise<number> {
  await pool.query('select 1');
  const before = now().getTime();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  return (rows[0]?.at.getTime() ?? before) - (before + now().getTime()) / 2;
}
