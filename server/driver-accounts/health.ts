import { type PlatformHealth, platformHealths } from '@volante/contract/driver-accounts/calls.ts';
import { type Platform, platformSlugs } from '@volante/contract/earnings/platforms.ts';
import type { Deps } from '../core/deps.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';

/** The state of the widget's connection to each platform; `unknown` if the provider doesn't respond within 3 s. */
export async function readPlatformsStatus(deps: Deps): Promise<{ platform: Platform; status: PlatformHealth }[]> {
  const known = await askedLately(deps);
  return platformSlugs.flatMap((platform) => {
    const status = known[platform];
    return status && platformHealths.includes(status) ? [{ platform, status }] : [];
  });
}

type Health = Partial<Record<Platform, PlatformHealth>>;
const TIMEOUT = 3000;
const KEPT_MS = 30_000;
const lately = new WeakMap<Deps, { at: number; health: Promise<Health> }>();

// Cached, since many drivers ask at once and the response is the same for all.
function askedLately(deps: Deps): Promise<Health> {
  const known = lately.get(deps);
  const at = deps.now().getTime();
  if (known && Math.abs(at - known.at) < KEPT_MS) return known.health;
  const health = ask(deps);
  lately.set(deps, { at, health });
  return health;
}

async function ask({ driverData }: Deps): Promise<Health> {
  try {
    return (await driverData?.readHealth({ signal: AbortSignal.timeout(TIMEOUT) })) ?? {};
  } catch (error) {
    if (error instanceof OutsideFault) return {};
    throw error;
  }
}
