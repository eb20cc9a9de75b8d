import { setTimeout as pause } from 'node:timers/promises';
import type { ResourceUse } from './resource-use.ts';

/** Limits of one piece of work. */
export interface WorkLimits {
  /** CPU time in ms; waiting for a busy machine doesn't count. */
  computing: number;
  /** MB of the whole process. */
  memory: number;
  /** Wall-clock timeout in ms. */
  timeout: number;
}

/** Watches work until it is done (null) or exceeds a limit, which it returns. */
export async function keepWithin(
  limits: WorkLimits,
  use: () => ResourceUse | null,
  underWay: () => boolean,
): Promise<'resources' | 'timeout' | null> {
  const begun = performance.now();
  const before = use()?.computing ?? 0;
  while (underWay()) {
    const now = use();
    if (now && (now.memory > limits.memory || now.computing - before > limits.computing)) return 'resources';
    if (performance.now() - begun > limits.timeout) return 'timeout';
    await pause(LOOK_EVERY, undefined, { ref: false });
  }
  return null;
}

/** In ms: a file may unpack to 10 MB in that time. */
const LOOK_EVERY = 10;
