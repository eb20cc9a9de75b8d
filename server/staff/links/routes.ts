import { linkEndpoints as calls } from '@volante/contract/staff/links/link-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { makeLink, renewLink, revokeLink, showLink } from './links.ts';
import { sendLink } from './mail-link.ts';
import { findMatches } from './matches.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.makeLink, ({ account, body, about, transaction }) =>
    transaction((within) => makeLink(within, account, body, about)),
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
  serveStaff(app, deps, calls.renewLink, ({ account, application, body, transaction }) =>
    transaction((within) => renewLink(within, account, application.applicationId, body.reason)),
  );
  serveStaff(app, deps, calls.revokeLink, ({ account, application, body, transaction }) =>
    transaction(async (within) => {
      await revokeLink(within, account, application.applicationId, body.reason);
      return { revoked: true as const };
    }),
  );
  serveStaff(app, deps, calls.sendLink, ({ account, application, transaction }) =>
    transaction(async (within) => ({ delivery: await sendLink(within, account, application.applicationId) })),
  );
}
