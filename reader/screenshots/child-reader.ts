import { judgeOneByOne } from '../opening/picture-cost/judge-cost.ts';
import { RefusedHeader } from '../opening/picture-cost/picture-header.ts';
import { ChildPool } from '../pool/child-pool.ts';
import { PoolError } from '../pool/pool-error.ts';
import type { WorkLimits } from '../pool/work-limits.ts';
import { ReaderError, type ReaderOptions, type ScreenshotReader } from './ocr.ts';
import type { Outcome, PictureWork } from './read-in-child.ts';

/** A reader in child processes, which start and load the models on first use. */
export function createScreenshotReader(options: ReaderOptions = {}): ScreenshotReader {
  const { workers = 1, threads = 2, runtime, waiting = { total: 160, perKey: 12 }, limits = usualLimits } = options;
  const pool = new ChildPool<PictureWork, Outcome>({
    script: new URL('./read-in-child.ts', import.meta.url),
    options: { threads, runtime },
    // Pixels live outside the heap; a small heap makes the garbage collector free them sooner. It runs once a picture, and waking
    // threads for a heap of 11 MB took a seventh of all processor time. Marking the heap in 180 increments takes four times as
    // long as in one go.
    flags: ['--max-old-space-size=192', '--max-semi-space-size=4', '--single-threaded-gc', '--no-incremental-marking'],
    // In every step the models allocate and free blocks of megabytes. The C library would get each from the kernel, which clears
    // them: a tenth of all processor time.
    environment: { MALLOC_MMAP_THRESHOLD_: String(128 * MB), MALLOC_TRIM_THRESHOLD_: String(128 * MB) },
    // The same niceness as the file inspector, so that neither starves the other, and nicer than the server.
    limits: { memory: 1000, computing: 600, niceness: 3 },
    children: workers,
    waiting,
    longestWait: LONGEST_WAIT,
    // A crash may be bad luck, not the picture's fault.
    tries: 2,
    keepStarted: true,
    replaceAbove: { memory: 500, computing: 400 },
    largeWork: options.largeWork,
    watch: options.watch,
  });
  const judge = judgeOneByOne();

  async function run(work: PictureWork, within: WorkLimits): Promise<Exclude<Outcome, { notAnImage: string }>> {
    try {
      const { large } = await judge(work.image);
      const outcome = await pool.run({ work, key: work.queueKey ?? '', large, limits: within });
      if (!('notAnImage' in outcome)) return outcome;
      throw new ReaderError('not_an_image', { message: outcome.notAnImage });
    } catch (error) {
      if (error instanceof RefusedHeader) throw new ReaderError('not_an_image', { message: error.message });
      if (error instanceof PoolError) throw new ReaderError(error.fault, error);
      throw error;
    }
  }

  return {
    async read(screenshot) {
      const outcome = await run(screenshot, limits);
      if ('reading' in outcome) return outcome.reading;
      throw new Error('A screenshot was read as a paper.');
    },
    async readDocument(photo) {
      const outcome = await run(photo, documentLimits);
      if ('document' in outcome) return outcome.document;
      throw new Error('A paper was read as a screenshot.');
    },
    async turnAway(queueKey) {
      try {
        pool.refuseWhenFull(queueKey);
      } catch (error) {
        throw error instanceof PoolError ? new ReaderError(error.fault, error) : error;
      }
    },
    secondsFor: async () => pool.secondsUntilFree(),
    ready: () => pool.ready(),
    close: (grace) => pool.close(grace),
  };
}

const MB = 1024 ** 2;
/** Beyond this wait, in seconds, pictures are refused as busy: a page gives up after 90. */
const LONGEST_WAIT = 60;

// Ten seconds of one processor are five times what the slowest screenshot takes.
const usualLimits = { computing: 10_000, memory: 700, timeout: 60_000 };
// A photo on its side is read in all four directions, and a barcode is searched at several angles.
const documentLimits = { computing: 30_000, memory: 700, timeout: 120_000 };
