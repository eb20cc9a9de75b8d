import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * Ensures that programs of Debian packages exist: installs the packages as root, otherwise throws an error with the
 * command for it.
 */
export function needPackages(programs: string[], packages: string[]): void {
  if (programs.every(isInstalled)) return;
  const line = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(`Debian packages are missing. Install them with:\n  sudo ${line}`);
  console.log(`Installing ${packages.join(', ')} …`);
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length > 0) throw new Error(`${line}\nleft out ${missing.join(', ')}.`);
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another installation may hold the lock for a while.
  const done = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`apt-get ${args[0]} failed:\n${done.stdout}${done.stderr}`);
}

function isInstalled(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  return folders.some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
