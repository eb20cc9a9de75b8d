import { availableParallelism } from 'node:os';
import { oneOf, whole, yesOrNo } from './setting-kinds.ts';

/** Settings of reading pictures. */
export const readingSettings = {
  LEARN_FROM_CORRECTIONS: yesOrNo()
    .default(false)
    .describe(
      'Whether screenshots are stored with the values that drivers or staff confirmed, to measure and improve the reader: true or false. They are deleted with their application.',
    ),
  READER: oneOf(['on', 'off', 'only'])
    .default('on')
    .describe(
      'on: this process reads pictures itself. off: it leaves that to processes with READER=only, which do nothing else. Both off and only require DATABASE_URL.',
    ),
  OCR_WORKERS: whole(1, 64)
    .optional()
    .describe('Pictures read in parallel, about 300 MB each; default: one for two cores, four at most.'),
  OCR_THREADS: whole(1, 64).optional().describe('Threads used to read one picture; default: 2, or 1 on a single core.'),
};

/** Default numbers of workers and threads for this machine. With more threads, a single picture is read hardly any faster. */
export function readersFor(cores = availableParallelism()): { OCR_WORKERS: number; OCR_THREADS: number } {
  return { OCR_WORKERS: Math.min(4, Math.max(1, Math.floor(cores / 2))), OCR_THREADS: Math.min(2, cores) };
}
