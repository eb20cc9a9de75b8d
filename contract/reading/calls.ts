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
    summary: 'Roughly how long the reading of the pictures of this application takes from now.',
    gate: 'link',
    result: ReadingWait,
    refusals: [],
  }),
};
