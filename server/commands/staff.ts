import { parseArgs } from 'node:util';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { roles as everyRole, type Role } from '@volante/contract/staff/roles.ts';
import { deriveKeys } from '../core/keys.ts';
import { type Invitation, invite } from '../staff/accounts/invitations.ts';
import { changeRights, listAccounts, type StaffDeps, setDisabled } from '../staff/administration/accounts/accounts.ts';
import { endFor } from '../staff/days.ts';
import { failUsage } from './shell.ts';
import { shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run staff -- invite --email E --role R[,R…] [--countries C[,C…]] [--ends yyyy-mm-dd] [--json]
npm run staff -- list [--json]
npm run staff -- role --email E --role R[,R…] [--ends yyyy-mm-dd|never]
npm run staff -- countries --email E --countries C[,C…]|all
npm run staff -- disable|enable --email E
npm run staff -- reset --email E [--json]     invites them to set up new factors
Roles: ${everyRole.join(', ')}. What each may do is added up; reviewer,compliance,admin may do everything. An auditor needs an end.
Countries: ${countryCodes.join(', ')}. Without any an account works in all of them.`;

// Manages staff accounts from the shell. Prints the invitation, or all accounts after the change.
const { verb, email, roles, countries, ends, json } = readArguments();

const verbs: Record<string, (deps: StaffDeps) => Promise<string>> = {
  invite: async (deps) =>
    show(
      await invite(deps, {
        ...{ email: needed(email), roles: needed(roles), countries: countries ?? [], endsAt: endOf(deps) ?? null },
      }),
    ),
  reset: async (deps) => show(await invite(deps, { email: needed(email), roles: null, reset: true })),
  list,
  role: async (deps) => {
    await changeRights(deps, { email: needed(email) }, { roles: needed(roles), endsAt: endOf(deps) });
    return list(deps);
  },
  countries: async (deps) => {
    await changeRights(deps, { email: needed(email) }, { countries: countries ?? fail('Required: --countries') });
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
  const lines = accounts.map(({ roles, countries, email, name, disabled, endsAt }) =>
    [
      roles.join(',').padEnd(8),
      email,
      name,
      ...(countries.length > 0 ? [`only ${countries.join(', ')}`] : []),
      ...(disabled ? ['disabled'] : []),
      ...(endsAt ? [`until ${endsAt}`] : []),
    ].join('  '),
  );
  return lines.join('\n') || 'no accounts';
}

/** Undefined if it stays as it is. */
function endOf({ now }: StaffDeps): Date | null | undefined {
  if (ends === undefined) return undefined;
  if (ends === 'never') return null;
  return isDate(ends) ? endFor('endsOn', ends, now()) : fail(`Not a day: ${ends}`);
}

interface Arguments {
  verb: string;
  email?: string;
  roles?: Role[];
  /** None: every one. */
  countries?: CountryCode[];
  ends?: string;
  json: boolean;
}

function readArguments(): Arguments {
  const text = { type: 'string' } as const;
  try {
    const json = { type: 'boolean', default: false } as const;
    const options = { email: text, role: text, countries: text, ends: text, json } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { email, ends } = values;
    const roles = values.role?.split(',').map((named) => {
      return everyRole.find((role) => role === named.trim()) ?? fail(`Unknown role: ${named}`);
    });
    const countries =
      values.countries === 'all'
        ? []
        : values.countries?.split(',').map((named) => {
            return countryCodes.find((code) => code === named.trim()) ?? fail(`Unknown country: ${named}`);
          });
    const [verb = ''] = positionals;
    return {
      ...{ verb, json: values.json },
      ...(email && { email }),
      ...(roles && { roles }),
      ...(countries && { countries }),
      ...(ends && { ends }),
    };
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
