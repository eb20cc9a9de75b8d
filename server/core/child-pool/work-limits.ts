import { setTimeout as pause } from 'node:timers/promises';
import type { ResourceUse } from './resource-use.ts';

/** What one piece of work may take. */
export interface WorkLimits {
  /** Milliseconds of processor time; waiting for a busy machine is not its fault. */
  computing: number;
  /** MB of the whole process. */
  memory: number;
  /** Milliseconds in any case. */
  timeout: number;
}

/** Watches work until it is done (null) or takes more than it may; then what it broke. */
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
