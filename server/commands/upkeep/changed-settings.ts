import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { openProductDatabase } from '../../core/database/product-database.ts';
import { createLog } from '../../core/log.ts';
import { selectChanged } from '../../staff/administration/settings/setting-store.ts';

/**
 * The settings changed in the console, by name, as they would be in the environment; empty if there are none. Doesn't start a
 * database: if none is running, the map is empty. Rejects if they can't be read.
 */
export async function readChangedSettings(env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const folder = path.resolve(env.DATA_DIR || './data');
  if (!env.DATABASE_URL && !env.DATABASE_URL_FILE && !existsSync(path.join(folder, 'postgres.port'))) return new Map();
  const database = await openProductDatabase(readConfig(env), 'command', createLog('fatal', pino.destination(2)));
  try {
    const rows = await selectChanged(database.db);
    return new Map(rows.flatMap(({ name, value }) => (value === null ? [] : [[name as string, value]])));
  } finally {
    await database.close();
  }
}
