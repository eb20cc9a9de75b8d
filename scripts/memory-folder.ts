import { accessSync, chmodSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Linux keeps this folder in memory. */
const PLACE = '/dev/shm';
const PREFIX = 'volante-tests-';
/** Minimum free space in it and in memory, in bytes. */
const ROOM = 3 * 1024 ** 3;

/**
 * Puts the temporary files of a test run into memory if there is room: databases, uploads, the browser's shared memory.
 * None of them has to survive, and on a disk each test's database takes ten times as much CPU. `TMPDIR` overrides this.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  for (const left of readdirSync(PLACE).filter(isAbandoned)) remove(path.join(PLACE, left));
  const folder = path.join(PLACE, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Like /tmp, because PostgreSQL runs under another account.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
}

function hasRoom(): boolean {
  try {
    accessSync(PLACE, constants.W_OK);
    const { bavail, bsize } = statfsSync(PLACE);
    return bavail * bsize >= ROOM && freemem() >= ROOM && mayRunPrograms();
  } catch {
    return false;
  }
}

// Some tests run programs that they have written.
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = ''] = mounts.findLast((line) => line.split(' ')[1] === PLACE)?.split(' ') ?? [];
  return !options.split(',').includes('noexec');
}

/** A killed run removes nothing. Its PostgreSQL ends on its own once its files are gone. */
function isAbandoned(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false;
  try {
    process.kill(Number(name.slice(PREFIX.length)), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A browser that is just ending may still write; the next run removes the rest.
  }
}
