import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** What a thread may take for one file. */
export interface Appetite {
  /** Milliseconds of its own computing. */
  computing: number;
  /** MB of objects and of unpacked bytes. */
  memory: number;
}

/**
 * Stops a thread that takes more, while it is `atWork`: a PDF of 5 MB may unpack to gigabytes. The limit that a thread
 * has by itself counts objects only, not the bytes of unpacked streams.
 */
export async function stopWhenGreedy(worker: Worker, limit: Appetite, atWork: () => boolean): Promise<void> {
  const before = await computingOf(worker);
  while (atWork()) {
    const memory = await memoryOf(worker);
    const computing = (await computingOf(worker)) - before;
    if (atWork() && (memory > limit.memory || computing > limit.computing)) await worker.terminate();
    await pause(LOOK_EVERY, undefined, { ref: false });
  }
}

async function memoryOf(worker: Worker): Promise<number> {
  const used = await worker.getHeapStatistics().catch(() => null);
  return used ? (used.total_heap_size + used.external_memory) / MB : 0;
}

/** A thread that has ended computes no more. */
async function computingOf(worker: Worker): Promise<number> {
  const used = await worker.cpuUsage().catch(() => null);
  return used ? (used.user + used.system) / 1000 : 0;
}

const MB = 1024 * 1024;
/** In ms. */
const LOOK_EVERY = 25;
