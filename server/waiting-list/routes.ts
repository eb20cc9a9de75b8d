import { waitingListEndpoints } from '@volante/contract/waiting-list/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { joinWaitingList } from './waiting-list.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, waitingListEndpoints.joinWaitingList, async ({ application, body, ip }) => {
    await joinWaitingList(deps, application, body, ip);
    return { kept: true as const };
  });
}
