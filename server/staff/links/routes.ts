import { linkEndpoints as calls } from '@volante/contract/staff/links/link-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { makeLink, renewLink, revokeLink, showLink } from './links.ts';
import { sendLink } from './mail-link.ts';
import { findMatches } from './matches.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.makeLink, ({ account, body, about, keepAnswer }) =>
    makeLink(deps, account, body, about, keepAnswer),
  );
  serveStaff(
    app,
    deps,
    calls.findMatches,
    {
      asks: true,
    },
    async ({ body }) => ({ items: await findMatches(deps.db, body) }),
  );
  serveStaff(app, deps, calls.showLink, ({ application }) => showLink(deps, application.applicationId));
  serveStaff(app, deps, calls.renewLink, ({ account, application, body }) =>
    renewLink(deps, account, application.applicationId, body.reason),
  );
  serveStaff(app, deps, calls.revokeLink, async ({ account, application, body }) => {
    await revokeLink(deps, account, application.applicationId, body.reason);
    return { revoked: true as const };
  });
  serveStaff(app, deps, calls.sendLink, async ({ account, application }) => ({
    delivery: await sendLink(deps, account, application.applicationId),
  }));
}
