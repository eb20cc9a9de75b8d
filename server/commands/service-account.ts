import { parseArgs } from 'node:util';
import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import {
  type MadeToken,
  ServiceAccountChange,
  ServiceAccountGiven,
} from '@volante/contract/staff/administration/service-accounts.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { parse } from '../core/http/parse.ts';
import { recordWrite } from '../staff/audit/audit.ts';
import * as accounts from '../staff/service-accounts/service-accounts.ts';
import { failUsage, shellActor } from './shell.ts';
import { shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run service-account -- make --name N --scope S [--scope S …] [--country mx|us …] [--network CIDR …] [--until YYYY-MM-DD] [--calls N] [--json]
npm run service-account -- list [--json]
npm run service-account -- change --id ID [--name N] [--scope S …] [--country mx|us …|all] [--network CIDR …|staff] [--until YYYY-MM-DD|never] [--calls N|usual]
npm run service-account -- token --id ID [--json]     makes a second token
npm run service-account -- revoke --id ID [--token TOKEN-ID]      ends the account, or one token of it
scopes: ${scopes.join(', ')}`;

type ServiceDeps = DbDeps & ClockDeps;
/** What a verb did to which account, and what it prints. */
interface Done {
  accountId: string;
  kind: string;
  details?: object;
  shows: string;
}

// Manages the systems that may call the API from the shell. A token is printed once.
const { verb, json, ...given } = readArguments();

const writes: Record<string, (deps: ServiceDeps) => Promise<Done>> = {
  async make(deps) {
    const { name, scope, country, network, until, calls } = given;
    const limits = { countries: country, networks: network, expiresOn: until ?? null };
    const typed = { name, scopes: scope, ...limits, ...(calls !== undefined && { callsPerMinute: Number(calls) }) };
    const body = parse(ServiceAccountGiven, typed);
    const made = await accounts.makeServiceAccount(deps, null, body);
    return done('makeServiceAccount', made, { scopes: body.scopes });
  },
  async change(deps) {
    const { id, name, scope: scopes, country, network, until, calls } = given;
    // What is left out stays; a word takes the limit away.
    const limits = (typed: string[] | undefined, none: string) => (typed?.join() === none ? [] : typed);
    const typed = { name, scopes, countries: limits(country, 'all'), networks: limits(network, 'staff') };
    const callsPerMinute = calls === undefined ? undefined : calls === 'usual' ? null : Number(calls);
    const wanted = { ...typed, expiresOn: until === 'never' ? null : until, callsPerMinute };
    const body = parse(
      ServiceAccountChange,
      Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
    );
    const account = await accounts.changeServiceAccount(deps, null, needed(id), body);
    const details = { fields: Object.keys(body), ...(body.scopes && { scopes: body.scopes }) };
    return {
      accountId: account.id,
      kind: 'changeServiceAccount',
      details,
      shows: json ? JSON.stringify(account) : 'changed',
    };
  },
  token: async (deps) => done('addServiceToken', await accounts.addServiceToken(deps, needed(given.id))),
  async revoke(deps) {
    const { token } = given;
    const { id } = await (token === undefined
      ? accounts.revokeServiceAccount(deps, needed(given.id))
      : accounts.revokeServiceToken(deps, needed(given.id), token));
    const kind = token === undefined ? 'revokeServiceAccount' : 'revokeServiceToken';
    return { accountId: id, kind, ...(token && { details: { tokenId: token } }), shows: 'revoked' };
  },
};
const write = writes[verb];
if (!write && verb !== 'list') fail(verb ? `Unknown: ${verb}` : 'Required: a command');
await withDatabase(async (surroundings) => {
  const deps = shellDeps(surroundings);
  if (!write) return list(deps);
  return transaction(deps, async (trx) => {
    const within = { ...deps, db: trx };
    const { accountId, kind, details, shows } = await write(within);
    const entry = { accountId: null, kind, ip: null, details: { accountId, by: shellActor().id, ...details } };
    await recordWrite(within, entry, trx);
    return shows;
  });
});

function done(kind: string, { account, token }: MadeToken, details?: object): Done {
  const shows = json ? JSON.stringify({ id: account.id, token }) : `${token}\nof ${account.name}, ${account.id}`;
  return { accountId: account.id, kind, ...(details && { details }), shows };
}

async function list({ db }: DbDeps): Promise<string> {
  const items = await accounts.listServiceAccounts(db);
  if (json) return JSON.stringify(items);
  const lines = items.flatMap(({ id, name, scopes: may, revokedAt, tokens }) => [
    `${id}  ${name}  ${may.join(' ')}${revokedAt ? '  revoked' : ''}`,
    ...tokens.map((token) => `  ${token.id}  ${token.lastUsedAt ? `used ${token.lastUsedAt}` : 'never used'}`),
  ]);
  return lines.join('\n') || 'no service accounts';
}

function readArguments() {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  try {
    const options = {
      ...{ name: text, id: text, token: text, until: text, calls: text, scope: texts, country: texts, network: texts },
      json: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { verb: positionals[0] ?? '', ...values };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function needed(id: string | undefined): string {
  return id ?? fail('Required: --id');
}

function fail(message: string): never {
  return failUsage(message, usage);
}
