import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessChromium, HEADLESS_SHELL } from './find-chromium.ts';

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
