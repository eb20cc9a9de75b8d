import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isRunning, type ProcessId } from './processes.ts';

/** Who may start and stop the database: the product itself, or a command that needs it for a moment. */
export type Role = 'server' | 'command';

export interface Owner extends ProcessId {
  role: Role;
  /** It is stopping: whoever waits a little gets the folder. */
  leaving?: boolean;
}

/**
 * Makes this process the owner of a folder, or returns the live owner. What a dead process left is
 * cleared away, so kill -9 blocks nothing.
 */
export function takeLock(file: string, role: Role): Owner | null {
  const self = identify(process.pid);
  if (!self) throw new Error('This system does not tell when a process started.');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...self, role } satisfies Owner), { mode: 0o600 });
  try {
    for (;;) {
      if (createLock(draft, file)) return null;
      const owner = readOwner(file);
      if (owner && isRunning(owner)) return owner;
      clearStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether a folder was in use by a process that has ended without giving it back. */
export function isAbandoned(file: string): boolean {
  const owner = readOwner(file);
  return owner !== null && !isRunning(owner);
}

/** Tells those who ask for the folder that it will soon be free. */
export function announceRelease(file: string): void {
  const owner = readOwner(file);
  if (owner?.pid !== process.pid) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...owner, leaving: true } satisfies Owner), { mode: 0o600 });
  renameSync(draft, file);
}

export function releaseLock(file: string): void {
  if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
}

// A hard link appears whole or not at all, and fails when the name is taken.
function createLock(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two starters may clear the same stale file: whoever finds a live owner in what it moved puts it back.
function clearStale(file: string): void {
  const moved = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  const owner = readOwner(moved);
  if (owner && isRunning(owner)) createLock(moved, file);
  rmSync(moved, { force: true });
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}
