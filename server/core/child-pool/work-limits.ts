import type { ResourceUse } from './resource-use.ts';

/** Limits of one task. */
export interface WorkLimits {
  /** CPU time in ms; waiting for a busy machine doesn't count. */
  computing: number;
  /** MB of the whole process. */
  memory: number;
  /** Wall-clock timeout in ms. */
  timeout: number;
}

/** Watches work until it is done (returns null) or exceeds a limit (returns which). */
export function keepWithin(
  limits: WorkLimits,
  use: () => ResourceUse | null,
  underWay: () => boolean,
): Promise<'resources' | 'timeout' | null> {
  const begun = performance.now();
  const before = use()?.computing ?? 0;
  return new Promise((resolve) => {
    look();

    // Not an async function: it runs dozens of times a second, and each run would create a promise.
    function look(): void {
      const broken = underWay() ? judge() : null;
      if (typeof broken !== 'number') resolve(broken);
      else setTimeout(look, broken).unref();
    }

    /** The exceeded limit, or the time in ms during which none can be exceeded. */
    function judge(): 'resources' | 'timeout' | number {
      const now = use();
      const memoryLeft = limits.memory - (now?.memory ?? 0);
      const computingLeft = limits.computing - (now ? now.computing - before : 0);
      if (memoryLeft < 0 || computingLeft < 0) return 'resources';
      if (performance.now() - begun > limits.timeout) return 'timeout';
      const soonest = Math.min(memoryLeft / MB_PER_MS, computingLeft) / 2;
      return Math.min(Math.max(soonest, LOOK_SOON), LOOK_LATE);
    }
  });
}

/** How fast a file may unpack: the further work is from its limit, the later it has to be checked again. */
const MB_PER_MS = 1;
/** Shortest time between two checks, in ms. */
const LOOK_SOON = 10;
const LOOK_LATE = 50;
