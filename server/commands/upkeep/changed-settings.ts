import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { openProductDatabase } from '../../core/database/product-database.ts';
import { createLog } from '../../core/log.ts';
import { selectChanged } from '../../staff/administration/settings/setting-store.ts';

/**
 * What the console changed, by the name of the setting, as the environment would give it; empty for none. Starts no database: without
 * one that runs nothing is known. Rejects when it can't be read.
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
