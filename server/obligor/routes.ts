import { obligorEndpoints } from '@volante/contract/obligor/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { proposeObligor, saveObligor } from './obligor.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, obligorEndpoints.readObligorCard, ({ application, body }) =>
    proposeObligor(deps, application, body.mediaId),
  );
  serve(app, deps, obligorEndpoints.saveObligor, async ({ application, body, view }) => {
    await saveObligor(deps, application, body);
    return view();
  });
}
