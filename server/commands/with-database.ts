import { pino } from 'pino';
import { type Config, readConfigOrExit } from '../config/config.ts';
import { openProductDatabase, type ProductDatabase } from '../core/database/product-database.ts';
import { Problem } from '../core/http/problem.ts';
import { createLog } from '../core/log.ts';

export interface Surroundings {
  config: Config;
  database: ProductDatabase;
}

/**
 * Runs a command on the product's database: a running server's, or one started temporarily. Prints the result of `work`;
 * prints a refusal with its code to standard error and exits with code 1.
 */
export async function withDatabase(work: (surroundings: Surroundings) => Promise<string>): Promise<void> {
  const config = readConfigOrExit(process.env);
  // Standard output belongs to the answer alone.
  const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, pino.destination(2));
  try {
    const database = await openProductDatabase(config, 'command', log);
    console.log(await work({ config, database }).finally(database.close));
  } catch (error) {
    console.error(error instanceof Problem ? refusalOf(error) : (error as Error).message);
    process.exitCode = 1;
  }
}

function refusalOf({ code, message, errors }: Problem): string {
  return [`${code}: ${message}`, ...errors.map(({ path, code }) => `  ${path}: ${code}`)].join('\n');
}
