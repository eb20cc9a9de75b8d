import { readFile } from 'node:fs/promises';
import { ChildPool } from '../../core/child-pool/child-pool.ts';
import { PoolError } from '../../core/child-pool/pool-error.ts';
import { createOneByOne } from '../../core/one-by-one.ts';
import { judgeCost } from '../../core/picture-cost/judge-cost.ts';
import { RefusedHeader } from '../../core/picture-cost/picture-header.ts';
import { ReaderError, type ReaderOptions, type Screenshot, type ScreenshotReader } from './ocr.ts';
import type { Outcome } from './read-in-child.ts';

/** A reader in child processes, which start and load the models on first use. */
export function createScreenshotReader(options: ReaderOptions = {}): ScreenshotReader {
  const { workers = 1, threads = 2, runtime, waiting = { total: 64, perKey: 12 }, limits = usualLimits } = options;
  const pool = new ChildPool<Screenshot, Outcome>({
    script: new URL('./read-in-child.ts', import.meta.url),
    options: { threads, runtime },
    // Pixels live outside the heap; a small heap makes the garbage collector free them sooner.
    flags: ['--max-old-space-size=192', '--max-semi-space-size=4'],
    // The same niceness as the file inspector, so that neither starves the other, and nicer than the server.
    limits: { memory: 1000, computing: 600, niceness: 3 },
    children: workers,
    waiting,
    // A crash may be bad luck instead of the picture's fault.
    tries: 2,
    keepStarted: true,
    replaceAbove: { memory: 500, computing: 400 },
    largeWork: options.largeWork,
  });
  const oneByOne = createOneByOne();
  const costOf = async ({ image }: Screenshot) =>
    judgeCost(Buffer.from(typeof image === 'string' ? await readFile(image) : image));

  return {
    async read(screenshot) {
      try {
        const { large } = await oneByOne('', () => costOf(screenshot));
        const outcome = await pool.run({ work: screenshot, key: screenshot.queueKey ?? '', large, limits });
        if ('reading' in outcome) return outcome.reading;
        throw new ReaderError('not_an_image', { message: outcome.notAnImage });
      } catch (error) {
        if (error instanceof RefusedHeader) throw new ReaderError('not_an_image', { message: error.message });
        if (error instanceof PoolError) throw new ReaderError(error.fault, error);
        throw error;
      }
    },
    ready: () => pool.ready(),
    close: (grace) => pool.close(grace),
  };
}

// Ten seconds of one processor are five times the slowest screenshot.
const usualLimits = { computing: 10_000, memory: 700, timeout: 60_000 };
