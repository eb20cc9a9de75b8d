import { userInfo } from 'node:os';
import { type Actor, staff } from '../applications/events.ts';

/** The actor of commands: shell users count as staff. */
export function shellActor(): Actor<'staff'> {
  return staff(`shell ${accountName()}`);
}

/** Prints an error and the usage, and exits. */
export function failUsage(message: string, usage: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}

// A system account without a name only has a number.
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
