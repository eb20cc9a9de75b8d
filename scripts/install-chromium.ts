import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** The path of a Chromium for the tests; installs Debian's where permitted, else prints the command for it. */
export function installChromium(): string {
  return findChromium() ?? installFromDebian() ?? giveUp();
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !runs(['--version'], 'ignore')) return null;
  console.log('Installing Chromium (once)…');
  // A fresh container's package list is empty, an old one names deleted files.
  if (!runs(install, 2) && !(runs(['update'], 2) && runs(install, 2))) return null;
  return findChromium();
}

function runs(args: string[], output: 'ignore' | 2): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', output, output] }).status === 0;
}

function giveUp(): never {
  console.error('The tests need Chromium. Run this once, then npm test again:\n  sudo apt-get install -y chromium');
  process.exit(1);
}

const install = ['install', '-y', '--no-install-recommends', 'chromium'];
