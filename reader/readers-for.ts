import { availableParallelism } from 'node:os';

/** Default number of pictures read at once, and of threads for each, on this machine. More threads hardly speed up reading one. */
export function readersFor(cores = availableParallelism()): { workers: number; threads: number } {
  return { workers: Math.min(4, Math.max(1, Math.floor(cores / 2))), threads: Math.min(2, cores) };
}
