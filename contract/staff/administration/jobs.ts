import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { limitText } from '../queue.ts';

/** A background job that failed at every attempt. */
export const GivenUpJob = z.object({
  id: z.string(),
  /** Its name in the queue, such as `read-paper`. */
  kind: z.string(),
  /** The code of the last error, such as `job_expired`. */
  reason: z.string(),
  tries: z.int(),
  createdAt: instant,
  givenUpAt: instant,
});
export type GivenUpJob = z.infer<typeof GivenUpJob>;

export const jobEndpoints = {
  listGivenUpJobs: staffEndpoint({
    method: 'GET',
    path: '/jobs/given-up',
    summary: 'Jobs of the server that failed at every try, the oldest first, without personal data.',
    needs: 'administer',
    query: z.object({ limit: limitText, cursor: z.optional(z.string().check(atMost(1000))) }),
    result: z.object({
      items: z.array(GivenUpJob),
      next: z.nullable(z.string()),
      /** Of all of them. */
      count: z.int(),
    }),
    refusals: [],
  }),
  retryJob: staffEndpoint({
    method: 'POST',
    path: '/jobs/given-up/{jobId}/retry',
    summary: 'Queues the job again; it runs within a minute.',
    needs: 'administer',
    result: z.object({ retried: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
};
