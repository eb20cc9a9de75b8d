// Brings the database of DATABASE_URL up to date with the migrations of another folder.
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { bringUpToDate } from '../../server/core/database/migrating/bring-up-to-date.ts';

try {
  await bringUpToDate(process.env.DATABASE_URL!, pino({ level: 'silent' }), pathToFileURL(process.argv[2]!));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
