import { homeVisitEndpoints } from '@volante/contract/home-visit/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { saveHomePhotos, showHomePhotos } from './home-visit.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, homeVisitEndpoints.getHomeVisit, ({ application }) => showHomePhotos(deps, application));

  serve(app, deps, homeVisitEndpoints.updateHomeVisit, async ({ application, body }) => {
    await saveHomePhotos(deps, application, body.homeVisitData);
    return showHomePhotos(deps, application);
  });
}
