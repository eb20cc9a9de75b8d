import { readFileSync, statSync } from 'node:fs';
import os from 'node:os';

/** The account PostgreSQL runs under if it can't be ours. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account for PostgreSQL, which refuses to run as root; null for ordinary users, where it runs as ourselves. Root uses
 * the folder's current owner, so that one command with sudo doesn't lock the user out. Accounts are looked up, never created.
 */
export function postgresAccount(folder: string): Account | null {
  if (process.getuid?.() !== 0) {
    requireOwnName();
    return null;
  }
  const account = ownerOf(folder) ?? findAccount(named('postgres')) ?? findAccount(named('nobody'));
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root and this system has neither an account "postgres" nor "nobody". ' +
      'Start Volante as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}

function ownerOf(folder: string): Account | null {
  const uid = statSync(folder, { throwIfNoEntry: false })?.uid;
  return uid ? findAccount((fields) => fields[2] === String(uid)) : null;
}

// PostgreSQL looks up its account's name, and some container platforms use a uid without one.
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

function findAccount(isWanted: (fields: string[]) => boolean): Account | null {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = entries.map((entry) => entry.split(':')).find(isWanted) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function named(name: string) {
  return (fields: string[]) => fields[0] === name;
}
