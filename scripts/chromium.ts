import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The path of a Chromium for tests and benches; installs Debian's where permitted, otherwise prints the command for it.
 */
export function installChromium(): string {
  return findChromium() ?? installFromDebian(['chromium'], findChromium) ?? giveUp();
}

/** The path of the browser of most tests; the full Chromium if the headless one can't be installed. */
export function installHeadlessChromium(): string {
  const whole = installChromium();
  const found = findHeadlessChromium();
  if (found && found !== whole) return found;
  return installFromDebian(['chromium', HEADLESS_SHELL], findHeadlessChromium) ?? whole;
}

function installFromDebian(packages: string[], find: () => string | null): string | null {
  if (process.getuid?.() !== 0 || !runs(['--version'], 'ignore')) return null;
  console.log(`Installing ${packages.join(' and ')} (once)…`);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  // A fresh container's package list is empty, an old one names deleted files.
  if (!runs(install, 2) && !(runs(['update'], 2) && runs(install, 2))) return null;
  return find();
}

function runs(args: string[], output: 'ignore' | 2): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', output, output] }).status === 0;
}

function giveUp(): never {
  console.error('The tests need Chromium. Run this once, then npm test again:\n  sudo apt-get install -y chromium');
  process.exit(1);
}

/** The system's Chromium (or the one in CHROMIUM), or null if there is none. */
export function findChromium(): string | null {
  return process.env.CHROMIUM || find(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * The browser of most tests: Debian's headless Chromium (or the one in CHROMIUM_SHELL), which takes a third less CPU
 * for the same pages; otherwise the full Chromium. It has no camera: tests that need one use `findChromium`.
 */
export function findHeadlessChromium(): string | null {
  return process.env.CHROMIUM_SHELL || find([HEADLESS_SHELL]) || findChromium();
}

/** The program and Debian's package of that name. */
const HEADLESS_SHELL = 'chromium-headless-shell';

function find(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
