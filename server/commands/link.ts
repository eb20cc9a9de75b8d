import { parseArgs } from 'node:util';
import { readCountry } from '@volante/contract/countries/index.ts';
import { openApplication } from '../admission/open.ts';
import { failUsage } from './shell.ts';
import { withDatabase } from './with-database.ts';

const usage = 'npm run link -- --country mx|us [--json]';

// Opens a new application and prints its link.
const { values } = readArguments();
const country = readCountry(values.country);
if (!country) fail(`Unknown country: ${values.country}`);

await withDatabase(async ({ config, database }) => {
  const { requestId } = await openApplication(database, { country, actor: 'link command' });
  const url = `${config.PUBLIC_URL}/${requestId}`;
  return values.json ? JSON.stringify({ id: requestId, url }) : url;
});

function readArguments() {
  try {
    return parseArgs({
      options: { country: { type: 'string', default: 'mx' }, json: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
