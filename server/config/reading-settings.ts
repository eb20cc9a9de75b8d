import { oneOf, whole, yesOrNo } from './setting-kinds.ts';

/** Settings of reading pictures. */
export const readingSettings = {
  LEARN_FROM_CORRECTIONS: yesOrNo()
    .default(false)
    .describe(
      'Whether screenshots are kept with what their drivers say they show, to measure and improve the reader: true or false. They go with their application.',
    ),
  READER: oneOf(['on', 'off', 'only'])
    .default('on')
    .describe(
      'on: this process reads the pictures sent to it. off: it hands them over to the processes with only, which do nothing else. Both need DATABASE_URL.',
    ),
  OCR_WORKERS: whole(1, 64).default(1).describe('Screenshots read in parallel.'),
  OCR_THREADS: whole(1, 64).default(2).describe('Threads used to read one screenshot.'),
};
