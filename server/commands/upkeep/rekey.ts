import { replacePrint } from '../../core/database/require-own-key.ts';
import { deriveKeys } from '../../core/keys.ts';
import { retireKeys } from '../../core/retired-keys.ts';
import { renewWebhookKeys } from '../../integrations/secrets.ts';
import { renewPersonalKeys } from '../../personal-data/renew-keys.ts';
import { renewErasureKeys, renewTotpKeys } from '../../staff/renew-keys.ts';
import { failUsage } from '../shell.ts';
import { shellDeps } from '../shell-deps.ts';
import { withDatabase } from '../with-database.ts';

// Re-encrypts with SECRET_KEY what was encrypted with SECRET_KEY_PREVIOUS. Prints how much. It can be interrupted and repeated
// while servers are running.
const [unknown] = process.argv.slice(2);
if (unknown) failUsage(`Unknown: ${unknown}`, 'npm run rekey');

await withDatabase(async (surroundings) => {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = surroundings.config;
  if (!SECRET_KEY_PREVIOUS)
    throw new Error('Required: the new secret in SECRET_KEY, the old one in SECRET_KEY_PREVIOUS.');
  const deps = { ...shellDeps(surroundings), keys: deriveKeys(SECRET_KEY, SECRET_KEY_PREVIOUS) };
  await retireKeys(deps);
  const accounts = await renewTotpKeys(deps);
  const archives = await renewErasureKeys(deps);
  const webhooks = await renewWebhookKeys(deps);
  const { ssns, fingerprints, conflicts } = await renewPersonalKeys(deps);
  const counts = `Renewed: ${ssns} SSNs, ${fingerprints} fingerprints of identifiers, ${accounts} authenticators, ${archives} archives, ${webhooks} webhooks.`;
  if (conflicts.length > 0) {
    process.exitCode = 1;
    return `${counts}\nApplications whose CURP or SSN another live application has; reject one of each pair, then repeat:\n${conflicts.join('\n')}`;
  }
  await replacePrint(deps.db, SECRET_KEY);
  return `${counts}\nSECRET_KEY_PREVIOUS can be removed once every server has the new SECRET_KEY.`;
});
