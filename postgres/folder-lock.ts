import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { identify, isRunning, type ProcessId } from './processes.ts';

/** The owner of the database: the product itself, or a command that needs it temporarily. */
export type Role = 'server' | 'command';

export interface Owner extends ProcessId {
  role: Role;
  /** The machine or container; processes of other machines aren't visible here. */
  host: string;
  /** The owner is stopping: the folder will be free shortly. */
  leaving?: boolean;
}

/** Heartbeat interval of an owner, and the timeout after which one on another machine counts as dead, in ms. */
const HEARTBEAT = 5000;
export const HEARTBEAT_TIMEOUT = 20_000;

/**
 * Makes this process the owner of a folder, or returns the live owner. Locks of dead processes are removed, so kill -9 blocks
 * nothing: immediately on this machine; on another that shares the folder, after 20 s without a heartbeat.
 */
export function takeLock(file: string, role: Role): Owner | null {
  const self = identify(process.pid);
  if (!self) throw new Error('This system does not report process start times.');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...self, role, host: hostname() } satisfies Owner), { mode: 0o600 });
  try {
    for (;;) {
      if (createLock(draft, file)) {
        keepFresh(file);
        return null;
      }
      const owner = readOwner(file);
      if (owner && isAlive(owner, file)) return owner;
      clearStale(file);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether the folder's owner died without releasing it. */
export function isAbandoned(file: string): boolean {
  const owner = readOwner(file);
  return owner !== null && !isAlive(owner, file);
}

/** Announces to waiting processes that the folder will soon be free. */
export function announceRelease(file: string): void {
  const owner = readOwner(file);
  if (!owner || !isOurs(owner)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...owner, leaving: true } satisfies Owner), { mode: 0o600 });
  renameSync(draft, file);
}

export function releaseLock(file: string): void {
  const owner = readOwner(file);
  if (owner && isOurs(owner)) rmSync(file, { force: true });
}

/** Whether an owner runs on another machine, or in another container. */
export function isElsewhere(owner: Owner): boolean {
  return owner.host !== hostname();
}

function isOurs(owner: Owner): boolean {
  return owner.pid === process.pid && !isElsewhere(owner);
}

function isAlive(owner: Owner, file: string): boolean {
  if (!isElsewhere(owner)) return isRunning(owner);
  const heard = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - heard < HEARTBEAT_TIMEOUT;
}

// Stops once the lock is no longer ours.
function keepFresh(file: string): void {
  const timer = setInterval(() => {
    const owner = readOwner(file);
    if (owner && isOurs(owner)) utimesSync(file, new Date(), new Date());
    else clearInterval(timer);
  }, HEARTBEAT);
  timer.unref();
}

// A hard link appears complete or not at all, and fails if the name is taken.
function createLock(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two starting processes may clear the same stale file; one that moved a live lock away puts it back.
function clearStale(file: string): void {
  const moved = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  const owner = readOwner(moved);
  if (owner && isAlive(owner, moved)) createLock(moved, file);
  rmSync(moved, { force: true });
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}
