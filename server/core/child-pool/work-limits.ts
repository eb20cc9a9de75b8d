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

/** Watches work until it is done (null) or exceeds a limit, which it returns. */
export function keepWithin(
  limits: WorkLimits,
  use: () => ResourceUse | null,
  underWay: () => boolean,
): Promise<'resources' | 'timeout' | null> {
  const begun = performance.now();
  const before = use()?.computing ?? 0;
  return new Promise((resolve) => {
    look();

    // No promise for each look: there are dozens a second.
    function look(): void {
      const broken = underWay() ? judge() : null;
      if (typeof broken !== 'number') resolve(broken);
      else setTimeout(look, broken).unref();
    }

    /** The limit that is broken, or how long none can be, in ms. */
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

/** What a file may unpack to: the further from its limit work is, the later it has to be looked at. */
const MB_PER_MS = 1;
/** In ms. */
const LOOK_SOON = 10;
const LOOK_LATE = 50;
