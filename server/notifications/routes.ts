import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { notificationEndpoints } from '@volante/contract/notifications/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/serve.ts';
import { transaction } from '../core/transaction.ts';
import { noteLinkOpened } from './tell.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, notificationEndpoints.linkOpened, async ({ application: { applicationId, country } }) => {
    const day = dateIn(countries[country].zone, deps.now());
    return { noted: await transaction(deps.db, (trx) => noteLinkOpened(deps, trx, applicationId, day)) };
  });
}
