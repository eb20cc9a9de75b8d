import { parseArgs } from 'node:util';
import { type Role, roles } from '@volante/contract/staff/roles.ts';
import { deriveKeys } from '../core/keys.ts';
import { type Invitation, invite } from '../staff/accounts/invitations.ts';
import { changeRole, listAccounts, type StaffDeps, setDisabled } from '../staff/administration/accounts/accounts.ts';
import { failUsage } from './shell.ts';
import { shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run staff -- invite --email E --role ${roles.join('|')} [--json]
npm run staff -- list [--json]
npm run staff -- role --email E --role ${roles.join('|')}
npm run staff -- disable|enable --email E
npm run staff -- reset --email E [--json]     invites them to set up new factors`;

// Manages staff accounts from the shell. Prints the invitation, or all accounts after the change.
const { verb, email, role, json } = readArguments();

const verbs: Record<string, (deps: StaffDeps) => Promise<string>> = {
  invite: async (deps) => show(await invite(deps, { email: needed(email), role: needed(role) })),
  reset: async (deps) => show(await invite(deps, { email: needed(email), role: null, reset: true })),
  list,
  role: async (deps) => {
    await changeRole(deps, { email: needed(email) }, needed(role));
    return list(deps);
  },
  disable: async (deps) => {
    await setDisabled(deps, { email: needed(email) }, true);
    return list(deps);
  },
  enable: async (deps) => {
    await setDisabled(deps, { email: needed(email) }, false);
    return list(deps);
  },
};
const carryOut = verbs[verb] ?? fail(verb ? `Unknown: ${verb}` : 'Required: a command');
await withDatabase((surroundings) => {
  const keys = deriveKeys(surroundings.config.SECRET_KEY, surroundings.config.SECRET_KEY_PREVIOUS);
  return carryOut({ ...shellDeps(surroundings), keys });
});

function show(invitation: Invitation): string {
  return json ? JSON.stringify(invitation) : `${invitation.url}\nopen until ${invitation.expiresAt}`;
}

async function list(deps: StaffDeps): Promise<string> {
  const accounts = await listAccounts(deps);
  if (json) return JSON.stringify(accounts);
  const lines = accounts.map(
    (account) => `${account.role.padEnd(8)}  ${account.email}  ${account.name}${account.disabled ? '  disabled' : ''}`,
  );
  return lines.join('\n') || 'no accounts';
}

function readArguments(): { verb: string; email?: string; role?: Role; json: boolean } {
  const text = { type: 'string' } as const;
  try {
    const options = { email: text, role: text, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const role = roles.find((role) => role === values.role);
    if (values.role !== undefined && !role) return fail(`Unknown role: ${values.role}`);
    const [verb = ''] = positionals;
    return { verb, ...(values.email && { email: values.email }), ...(role && { role }), json: values.json };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function needed<T>(value: T | undefined): T {
  return value ?? fail('Required: --email, and --role for invite and role');
}

function fail(message: string): never {
  return failUsage(message, usage);
}
