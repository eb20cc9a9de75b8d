import { z } from 'zod';
import { secret, whole, yesOrNo } from './setting-kinds.ts';

/** Settings of reading pictures. */
export const readingSettings = {
  LEARN_FROM_CORRECTIONS: yesOrNo()
    .default(false)
    .describe(
      'Whether screenshots are stored with the values that drivers or staff confirmed, to measure and improve the reader: true or false. They are deleted with their application.',
    ),
  READER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://reader:3010' })
    .optional()
    .describe(
      'Address of a reader that reads the pictures: npm run reader, or one that answers like it. Default: this process.',
    ),
  READER_SECRET: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional()
    .meta(secret('What READER_URL asks of its callers, the same on both sides.')),
  OCR_WORKERS: whole(1, 64)
    .optional()
    .describe('Pictures read in parallel, about 300 MB each; default: one for two cores, four at most.'),
  OCR_THREADS: whole(1, 64).optional().describe('Threads used to read one picture; default: 2, or 1 on a single core.'),
};
