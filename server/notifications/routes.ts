import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { notificationEndpoints } from '@volante/contract/notifications/calls.ts';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { serve } from '../core/http/serve.ts';
import { findStaffSession } from '../core/http/staff/staff-session.ts';
import { noteLinkOpened, noteStaffOpenedLink } from './notify.ts';
import { registerShortLinks } from './short-links/short-link-routes.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  app.register((scope) => registerShortLinks(scope, deps));
  serve(app, deps, notificationEndpoints.linkOpened, async ({ application, request }) => {
    const { applicationId, country } = application;
    const staff = await findStaffSession(deps, request);
    const day = dateIn(countries[country].zone, deps.now());
    return {
      noted: await transaction(deps, (trx) =>
        staff
          ? noteStaffOpenedLink(trx, applicationId, staff.account.id)
          : noteLinkOpened(deps, trx, applicationId, day),
      ),
    };
  });
}
