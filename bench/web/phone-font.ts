import { spawnSync } from 'node:child_process';

/**
 * Installs Roboto, the font of Android phones, from Debian's packages: measurements before our own font arrives, layout shifts
 * above all, depend on the fallback font. False if it can't be installed.
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
