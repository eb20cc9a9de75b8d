import { parseArgs } from 'node:util';
import { readCountry } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { openApplication } from '../admission/open.ts';
import { system } from '../applications/events.ts';
import { findByAnyId, renewLink, revokeLink } from '../applications/links.ts';
import { Problem } from '../core/problem.ts';
import { failUsage, shellActor } from './shell.ts';
import { type ShellDeps, shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run link -- --country mx|us [--json]
npm run link -- --renew <id> --reason "<why>" [--json]
npm run link -- --revoke <id> --reason "<why>"
<id>: a link, its request id, or the id of the application`;

type Wish =
  | { kind: 'open'; country: CountryCode }
  | { kind: 'renew'; id: string; reason: string }
  | { kind: 'revoke'; id: string; reason: string };

// Opens an application or renews its link, and prints the link; or revokes a link.
const { wish, json } = readArguments();

await withDatabase(async (surroundings) => {
  const requestId = await carryOut(shellDeps(surroundings), wish);
  if (requestId === null) return 'revoked';
  const url = `${surroundings.config.PUBLIC_URL}/${requestId}`;
  return json ? JSON.stringify({ id: requestId, url }) : url;
});

async function carryOut(deps: ShellDeps, wish: Wish): Promise<string | null> {
  if (wish.kind === 'open') {
    return (await openApplication(deps, { country: wish.country, actor: system('link command') })).requestId;
  }
  const applicationId = await findByAnyId(deps, wish.id);
  if (!applicationId) throw new Problem('admission_request_not_found');
  const cause = { actor: shellActor(), reason: wish.reason };
  if (wish.kind === 'renew') return renewLink(deps, applicationId, cause);
  await revokeLink(deps, applicationId, cause);
  return null;
}

function readArguments(): { wish: Wish; json: boolean } {
  const text = { type: 'string' } as const;
  const options = { country: text, renew: text, revoke: text, reason: text, json: { type: 'boolean' } } as const;
  try {
    const { country, renew, revoke, reason = '', json = false } = parseArgs({ options }).values;
    const id = renew ?? revoke;
    if (id === undefined) return { wish: { kind: 'open', country: countryOf(country ?? countryCodes[0]) }, json };
    if (country !== undefined || (renew !== undefined && revoke !== undefined))
      return fail('Use only one of --country, --renew and --revoke');
    if (!id.trim() || !reason.trim()) return fail('Required: an id and --reason');
    return { wish: { kind: renew === undefined ? 'revoke' : 'renew', id, reason: reason.trim() }, json };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function countryOf(given: string): CountryCode {
  return readCountry(given) ?? fail(`Unknown country: ${given}`);
}

function fail(message: string): never {
  return failUsage(message, usage);
}
