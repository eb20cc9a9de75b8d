import { countries } from '@volante/contract/countries/index.ts';
import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import { mondayOf } from '@volante/contract/earnings/weeks.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { staffEarningsEndpoints as calls } from '@volante/contract/staff/earnings.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffCaseFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { approve, readEarnings, reopen, reviewWeek } from './earnings.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getEarnings, ({ application }) => readEarnings(deps, application));
  serveStaff(
    app,
    deps,
    calls.reviewWeek,
    { find: async ({ application, params }) => void weekOf(application, params) },
    ({ application, actor, params, body, note, transaction }) => {
      note({ decision: body.decision });
      return transaction(
        (within) => reviewWeek(within, actor, application, weekOf(application, params), body),
        (within) => readEarnings(within, application),
      );
    },
  );
  serveStaff(app, deps, calls.approveEarnings, ({ application, actor, body, note, transaction }) => {
    note({ despite: body.despite });
    return transaction(
      (within) => approve(within, actor, application, body),
      (within) => readEarnings(within, application),
    );
  });
  serveStaff(app, deps, calls.reopenEarnings, ({ application, actor, body, transaction }) =>
    transaction(
      (within) => reopen(within, actor, application, body.revision),
      (within) => readEarnings(within, application),
    ),
  );
}

// Not found for an invalid week, or a platform that the country doesn't have.
function weekOf({ country }: StaffCaseFile, { platform, week }: { platform: string; week: string }) {
  const isKnown = isPlatform(platform) && countries[country].platforms.includes(platform);
  if (!isKnown || !isDate(week)) throw new Problem('not_found_error');
  if (mondayOf(week) !== week) throw new Problem('week_not_wanted');
  return { platform, week };
}
