import { matchEndpoints as calls } from '@volante/contract/staff/matches/matches.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { dismissMatch, findMatch } from './dismiss.ts';
import { listMatches } from './list-matches.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.listMatches, ({ application }) => listMatches(deps, application.applicationId));
  serveStaff(
    app,
    deps,
    calls.dismissMatch,
    { find: ({ application, params }) => findMatch(deps, application.applicationId, params.matchId) },
    ({ account, application: { applicationId }, params: { matchId }, body, transaction }) =>
      transaction(
        (within) => dismissMatch(within, account, { applicationId, matchId }, body.reason),
        (within) => listMatches(within, applicationId),
      ),
  );
}
