import { spawnSync } from 'node:child_process';

/**
 * Installs Roboto, the font of Android phones, from Debian's packages: what is measured while our own font is on its way, layout
 * shifts above all, depends on the font that stands in for it. False where it cannot be installed.
 */
export function installPhoneFont(): boolean {
  if (hasRoboto()) return true;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-roboto-unhinted'], { env, stdio: 'ignore' });
  return hasRoboto();
}

function hasRoboto(): boolean {
  return spawnSync('fc-list', ['Roboto'], { encoding: 'utf8' }).stdout?.includes('Roboto') ?? false;
}
