import { pino } from 'pino';
import { type Config, readConfigOrExit } from '../config/config.ts';
import { liveConfig } from '../config/live-config.ts';
import { openProductDatabase, type ProductDatabase } from '../core/database/product-database.ts';
import { createLog } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { strictest } from '../staff/administration/settings/environment-controls.ts';
import { readSettings } from '../staff/administration/settings/follow-settings.ts';

export interface Surroundings {
  /** Including the settings changed in the console; controls are at least as strict as the servers'. */
  config: Config;
  database: ProductDatabase;
}

/**
 * Runs a command with the product's database: that of a running server, or one started for the command. Prints the result of
 * `work`. Prints a refusal with its code to standard error and exits with code 1.
 */
export async function withDatabase(work: (surroundings: Surroundings) => Promise<string>): Promise<void> {
  const config = readConfigOrExit(process.env);
  // Standard output is only for the result.
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, pino.destination(2));
  try {
    const database = await openProductDatabase(config, 'command', log);
    const answer = (async () => {
      const settings = liveConfig(await strictest(database.db, config));
      await readSettings(database.db, settings);
      return work({ config: settings.config, database });
    })();
    console.log(await answer.finally(database.close));
  } catch (error) {
    console.error(error instanceof Problem ? refusalOf(error) : (error as Error).message);
    process.exitCode = 1;
  }
}

function refusalOf({ code, message, errors }: Problem): string {
  return [`${code}: ${message}`, ...errors.map(({ path, code }) => `  ${path}: ${code}`)].join('\n');
}
