import { pino } from 'pino';
import { buildDeps, closeDeps } from '../../server/build-deps.ts';
import { readConfig } from '../../server/config/config.ts';
import { openProductDatabase } from '../../server/core/database/product-database.ts';
import { readVersion } from '../../server/documents/readings/readings.ts';

/** Reads one application's documents now; the jobs read those of all applications in turn. */
export async function readPapers(applicationId: string): Promise<void> {
  const log = pino({ level: 'fatal' });
  const config = readConfig({ ...process.env, JOBS: 'off' });
  const database = await openProductDatabase(config, 'command', log);
  const deps = await buildDeps(config, database, { log });
  try {
    const versions = await database.db
      .selectFrom('document_versions')
      .select('id')
      .where('application_id', '=', applicationId)
      .execute();
    for (const { id } of versions) await readVersion(deps, id);
  } finally {
    await closeDeps(deps);
    await database.close();
  }
}
