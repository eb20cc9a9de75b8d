import { readingEndpoints } from '@volante/contract/reading/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readingEndpoints.getReadingWait, async ({ application }) => ({
    seconds: await deps.reader.secondsFor(application.applicationId),
  }));
}
