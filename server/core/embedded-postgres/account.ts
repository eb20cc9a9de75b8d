import { readFileSync } from 'node:fs';
import os from 'node:os';

/** The account PostgreSQL runs under when it cannot be ours. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account for PostgreSQL, which refuses to run as root; null when we are an ordinary user and it runs
 * as ourselves. Accounts are only looked up, never created.
 */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) {
    requireOwnName();
    return null;
  }
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root and this system has neither an account "postgres" nor "nobody". ' +
      'Start Volante as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

// PostgreSQL looks its own name up; some container platforms invent a uid that has none.
function requireOwnName(): void {
  try {
    os.userInfo();
  } catch {
    throw new Error(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, which the embedded PostgreSQL needs. ` +
        'Give it one, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

function findAccount(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}
