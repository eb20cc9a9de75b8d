import { planEndpoints as calls } from '@volante/contract/staff/administration/plans.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { limitOf } from '@volante/contract/terms/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { refuseOtherCountry } from '../other-country.ts';
import { limitsOf } from './limits.ts';
import { addPlan, changePlan, readOffered, readPlans, readVersions } from './plans.ts';

/** The plans of the company: made by admins, chosen with an approval. */
export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listPlans, async () => ({ items: await readPlans(deps.db), next: null }));
  serveStaff(app, deps, calls.listOffers, async ({ account, query: { country } }) => {
    refuseOtherCountry(account, country);
    return {
      items: await readOffered(deps.db, country),
      limitMinor: limitOf(limitsOf(deps.config), may(account, 'administer'), country),
      paymentShare: deps.config.PAYMENT_SHARE,
    };
  });
  serveStaff(app, deps, calls.listPlanVersions, async ({ params }) => ({
    items: await readVersions(deps.db, params.planId),
    next: null,
  }));
  serveStaff(app, deps, calls.addPlan, ({ account, body, note, transaction }) =>
    transaction(async (within) => {
      const plan = await addPlan(within, account.id, body);
      note({ planId: plan.id, country: plan.country, plan: plan.vehicle });
      return plan;
    }),
  );
  serveStaff(app, deps, calls.changePlan, ({ account, params, body, note, transaction }) =>
    transaction(async (within) => {
      const { version, ...facts } = body;
      const plan = await changePlan(within, account.id, params.planId, { version, facts, ended: false });
      note({ plan: plan.vehicle, version: plan.version });
      return plan;
    }),
  );
  serveStaff(app, deps, calls.endPlan, ({ account, params, body, note, transaction }) =>
    transaction(async (within) => {
      const plan = await changePlan(within, account.id, params.planId, { version: body.version, ended: true });
      note({ plan: plan.vehicle, version: plan.version });
      return plan;
    }),
  );
}
