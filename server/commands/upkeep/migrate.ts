import { pino } from 'pino';
import { readConfigOrExit } from '../../config/config.ts';
import { migrateProductDatabase } from '../../core/database/product-database.ts';
import { createLog } from '../../core/log.ts';

// Migrates the product's database. Prints the migrations that ran.
const config = readConfigOrExit(process.env);
const log = createLog(config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL, pino.destination(2));
try {
  const ran = await migrateProductDatabase(config, log);
  console.log(ran.length > 0 ? ran.join('\n') : 'The schema is up to date.');
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error && !message.includes(cause.message) ? `${message} ${cause.message}` : message);
  process.exitCode = 1;
}
