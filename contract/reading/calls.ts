import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const ReadingWait = z.object({
  /** Roughly how long until the pictures of this application that were sent are read, in seconds. */
  seconds: z.number().check(z.gte(0)),
});
export type ReadingWait = z.infer<typeof ReadingWait>;

export const readingEndpoints = {
  getReadingWait: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/reading-wait',
    summary: 'Estimated time until this application’s pictures are read.',
    gate: 'link',
    limited: 'same',
    result: ReadingWait,
    refusals: [],
  }),
};
