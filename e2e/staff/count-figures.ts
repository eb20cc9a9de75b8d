import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { followClock } from '../../server/staff/queue/refresh-rows.ts';
import { keepFigures } from '../../server/staff/reports/keep-figures.ts';

/** Does the jobs' work without waiting for their schedule. */
export async function countFigures(): Promise<void> {
  const postgres = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const { db, close } = openDatabase(postgres.url);
  try {
    const deps = { db, config: readConfig(process.env), now: () => new Date() };
    await followClock(deps);
    await keepFigures(deps);
  } finally {
    await close();
    await postgres.stop();
  }
}
