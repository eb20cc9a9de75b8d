import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Copies a package's binaries (60 MB, once per version) to a place where every account can run them. Root only. */
export function copyForEveryone(packageFolder: string): string {
  const manifest = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const target = path.join(sharedFolder(), `postgresql-${version}`);
  if (!lstatSync(target, { throwIfNoEntry: false })) copyWhole(path.join(packageFolder, 'native'), target);
  return target;
}

// /var/lib is the standard place; the temporary folder is for systems mounted read-only.
function sharedFolder(): string {
  const places = ['/var/lib/volante', path.join(os.tmpdir(), 'volante-postgresql')];
  for (const place of places) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 });
      execFileSync('chmod', ['755', place]);
      if (isOursAlone(place)) return place;
    } catch {}
  }
  throw new Error(`PostgreSQL could not be copied to ${places.join(' or ')}.`);
}

// Root must not run programs that somebody else could have put there.
function isOursAlone(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
}

// The name appears only once the copy is complete; a second process that copies at the same time may be first.
function copyWhole(source: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  cpSync(source, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, target);
  } catch (error) {
    if (!lstatSync(target, { throwIfNoEntry: false })) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
