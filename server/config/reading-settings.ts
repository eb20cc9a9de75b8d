import { whole, yesOrNo } from './setting-kinds.ts';

/** Settings of reading screenshots. */
export const readingSettings = {
  LEARN_FROM_CORRECTIONS: yesOrNo()
    .default(false)
    .describe(
      'Whether screenshots are kept with what their drivers say they show, to measure and improve the reader: true or false. They go with their application.',
    ),
  OCR_WORKERS: whole(1, 64).default(1).describe('Screenshots read in parallel.'),
  OCR_THREADS: whole(1, 64).default(2).describe('Threads used to read one screenshot.'),
};
