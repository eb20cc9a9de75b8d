import { v1EventEndpoints as calls } from '@volante/contract/v1/events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serveStaff } from '../core/http/staff/serve-staff.ts';
import { listEvents } from '../integrations/feed.ts';

const PAGE = '100';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.readEvents, ({ reach, query: { after, limit = PAGE } }) =>
    listEvents(deps, { after, limit: Number(limit), countries: reach }),
  );
}
