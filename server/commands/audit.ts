import { deriveKeys } from '../core/keys.ts';
import { verifySeals } from '../staff/audit/seals.ts';
import { failUsage } from './shell.ts';
import { withDatabase } from './with-database.ts';

// Checks every seal of the audit log. Prints the number of entries, or the first seal that doesn't match.
const [verb, ...more] = process.argv.slice(2);
if (verb !== 'verify' || more.length > 0)
  failUsage(verb ? `Unknown: ${[verb, ...more].join(' ')}` : 'Required: a command', 'npm run audit -- verify');

await withDatabase(async ({ config, database }) => {
  const found = await verifySeals({ db: database.db, keys: deriveKeys(config.SECRET_KEY, config.SECRET_KEY_PREVIOUS) });
  if ('entries' in found) return `ok ${found.entries} entries`;
  process.exitCode = 1;
  return `broken seal ${found.broken}`;
});
