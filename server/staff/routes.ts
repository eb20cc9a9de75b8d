import type { FastifyInstance } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { showStaffApi } from '../core/http/staff/staff-api-docs.ts';
import * as ownAccount from './accounts/own-account-routes.ts';
import * as signIn from './accounts/sign-in-routes.ts';
import * as accounts from './administration/accounts/routes.ts';
import * as messages from './administration/message-routes.ts';
import * as settings from './administration/settings/routes.ts';
import * as audit from './audit/routes.ts';
import * as advisors from './calendar/advisor-routes.ts';
import * as calendar from './calendar/routes.ts';
import * as oneCase from './case/routes.ts';
import * as earnings from './earnings/routes.ts';
import * as figures from './figures/routes.ts';
import * as ledger from './ledger/routes.ts';
import * as linkBatches from './links/batches/routes.ts';
import * as links from './links/routes.ts';
import * as live from './live/routes.ts';
import * as matches from './matches/routes.ts';
import * as papers from './papers/routes.ts';
import * as privacy from './privacy/routes.ts';
import * as queue from './queue/routes.ts';
import * as visits from './visits/routes.ts';

/** Every call of the staff's API. */
export function register(app: FastifyInstance, deps: Deps): void {
  signIn.register(app, deps);
  ownAccount.register(app, deps);
  queue.register(app, deps);
  oneCase.register(app, deps);
  papers.register(app, deps);
  earnings.register(app, deps);
  ledger.register(app, deps);
  matches.register(app, deps);
  visits.register(app, deps);
  calendar.register(app, deps);
  advisors.register(app, deps);
  links.register(app, deps);
  linkBatches.register(app, deps);
  messages.register(app, deps);
  figures.register(app, deps);
  privacy.register(app, deps);
  accounts.register(app, deps);
  settings.register(app, deps);
  audit.register(app, deps);
  live.register(app, deps);
  showStaffApi(app, deps);
}
