import type { ResourceUse } from './resource-use.ts';

/** Limits of one task, from the moment it is handed to a child that has loaded. */
export interface WorkLimits {
  /** CPU time in ms; waiting for a busy machine doesn't count. */
  computing: number;
  /** MB of the whole process. */
  memory: number;
  /** How long the caller waits, in ms by the clock. */
  timeout: number;
}

interface Watched {
  use(): ResourceUse | null;
  underWay(): boolean;
  /** Called each time another timeout has passed. */
  overdue(): void;
}

/**
 * Watches work until it is done (returns null) or has to be ended (returns why). On a busy machine, work that takes longer than
 * its timeout isn't ended: the next work would only meet a process that has to start again. It may go on for another timeout, and
 * for further ones as long as it computes.
 */
export function keepWithin(limits: WorkLimits, work: Watched): Promise<'resources' | 'timeout' | null> {
  const before = work.use()?.computing ?? 0;
  let isOverdue = false;
  let [since, computedThen] = [performance.now(), before];
  return new Promise((resolve) => {
    look();

    // Not an async function: it runs dozens of times a second, and each run would create a promise.
    function look(): void {
      const broken = work.underWay() ? judge() : null;
      if (typeof broken !== 'number') resolve(broken);
      else setTimeout(look, broken).unref();
    }

    /** The exceeded limit, or the time in ms during which none can be exceeded. */
    function judge(): 'resources' | 'timeout' | number {
      const now = work.use();
      const computed = now?.computing ?? before;
      const memoryLeft = limits.memory - (now?.memory ?? 0);
      const computingLeft = limits.computing - (computed - before);
      if (memoryLeft < 0 || computingLeft < 0) return 'resources';
      if (performance.now() - since > limits.timeout) {
        if (isOverdue && computed - computedThen < IDLE) return 'timeout';
        isOverdue = true;
        [since, computedThen] = [performance.now(), computed];
        work.overdue();
      }
      const soonest = Math.min(memoryLeft / MB_PER_MS, computingLeft) / 2;
      return Math.min(Math.max(soonest, LOOK_SOON), LOOK_LATE);
    }
  });
}

/** A process that hangs uses less CPU time than this within a timeout, in ms. */
const IDLE = 20;
/** How fast a file may unpack: the further work is from its limit, the later it has to be checked again. */
const MB_PER_MS = 1;
/** Shortest time between two checks, in ms. */
const LOOK_SOON = 10;
const LOOK_LATE = 50;
