import { locationEndpoints } from '@volante/contract/location/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { saveAddress, saveCoordinates } from './location.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, locationEndpoints.lookUpCoordinates, async ({ application, body, ip, view }) => {
    await saveCoordinates(deps, application, body, ip);
    return view();
  });
  serve(app, deps, locationEndpoints.lookUpAddress, async ({ application, body, ip, view }) => {
    await saveAddress(deps, application, body, ip);
    return view();
  });
}
