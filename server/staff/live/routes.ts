import { liveEndpoints as calls } from '@volante/contract/staff/live.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { StreamAnswer, serveStaff } from '../../core/http/staff/serve-staff.ts';
import { openStreams } from './streams.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  const streams = openStreams(deps);
  // An open stream would delay the stop.
  app.addHook('preClose', async () => streams.close());
  serveStaff(app, deps, calls.events, async ({ session }) => new StreamAnswer(await streams.open(session)));
}
