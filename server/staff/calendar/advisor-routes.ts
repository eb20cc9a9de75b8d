import { isDate } from '@volante/contract/fields/dates.ts';
import { advisorEndpoints as calls } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import type { FastifyInstance } from 'fastify';
import { hasAdvisor, keepCalendarHash, listHolidaysOf, setHoliday } from '../../appointments/advisors/advisors.ts';
import { addTimeOff, hasTimeOff, removeTimeOff } from '../../appointments/advisors/time-off.ts';
import { previewDays } from '../../appointments/advisors/working-days.ts';
import { isHolidayPlace } from '../../appointments/calendar/holidays.ts';
import type { Deps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { add, change, readAdvisor, refuseOthers, showAdvisors } from './advisors.ts';
import { readVisits, refuseUnknownAdvisor } from './read-visits.ts';
import { makeCalendarAddress, registerSubscription } from './subscription.ts';

interface Asked {
  account: StaffAccount;
  params: { advisorId: string };
}

/** Advisors, their hours and their time off. */
export function register(app: FastifyInstance, deps: Deps): void {
  const ownOrAdmins = { find: ({ account, params }: Asked) => refuseOthers(deps, account, params.advisorId) };

  serveStaff(app, deps, calls.listAdvisors, async ({ reach }) => ({
    items: await showAdvisors(deps, reach),
    next: null,
  }));
  serveStaff(app, deps, calls.addAdvisor, ({ reach, body, note, transaction }) => {
    note({ fields: Object.keys(body) });
    return transaction(
      (within) => add(within, body),
      (within, id) => readAdvisor(within, reach, id),
    );
  });
  serveStaff(
    app,
    deps,
    calls.changeAdvisor,
    {
      find: async ({ params }) => {
        if (!(await hasAdvisor(deps.db, params.advisorId))) throw new Problem('not_found_error');
      },
    },
    ({ params, reach, body, note, transaction }) => {
      const { revision: _, ...given } = body;
      note({ fields: Object.keys(given) });
      return transaction(
        (within) => change(within, params.advisorId, body),
        (within) => readAdvisor(within, reach, params.advisorId),
      );
    },
  );
  serveStaff(app, deps, calls.previewHours, { asks: true }, async ({ account, body }) => {
    await refuseUnknownAdvisor(deps, 'advisorId', body.advisorId);
    await refuseUnknownPlace('holidays', body.holidays);
    return { days: await previewDays(deps, body, wordLanguageOf[account.language]) };
  });
  serveStaff(app, deps, calls.addTimeOff, ownOrAdmins, ({ params, reach, body, note, transaction }) => {
    note(body);
    return transaction(
      async (within) => {
        const taken = await addTimeOff(within, params.advisorId, body);
        if (!taken) throw brokenRules(brokenRule('to', 'invalid_value'));
        return taken;
      },
      async (within, { id, from, to, visits }) => ({
        timeOff: { id, from: from.toISOString(), to: to.toISOString() },
        visitsInside: await readVisits(
          within,
          reach,
          visits.map((visit) => visit.id),
        ),
      }),
    );
  });
  serveStaff(
    app,
    deps,
    calls.removeTimeOff,
    {
      find: async (call) => {
        await ownOrAdmins.find(call);
        const { advisorId, timeOffId } = call.params;
        if (!(await hasTimeOff(deps, advisorId, timeOffId))) throw new Problem('not_found_error');
      },
    },
    ({ params, transaction }) =>
      transaction(async (within) => {
        await removeTimeOff(within, params.advisorId, params.timeOffId);
        return { removed: true as const };
      }),
  );

  serveStaff(app, deps, calls.makeCalendarAddress, { ...ownOrAdmins, secretAnswer: true }, ({ params, transaction }) =>
    transaction(async (within) => ({ url: await makeCalendarAddress(within, params.advisorId) })),
  );
  serveStaff(app, deps, calls.revokeCalendarAddress, ownOrAdmins, ({ params, transaction }) =>
    transaction(async (within) => {
      await keepCalendarHash(within, params.advisorId, null);
      return { revoked: true as const };
    }),
  );
  registerSubscription(app, deps);

  serveStaff(app, deps, calls.listHolidays, async ({ account, query: { place, year } }) => {
    await refuseUnknownPlace('place', place);
    return { items: await listHolidaysOf(deps, place, Number(year), wordLanguageOf[account.language]), next: null };
  });
  serveStaff(
    app,
    deps,
    calls.setHoliday,
    {
      find: async ({ params }) => {
        await findHoliday(params.place, params.day);
      },
    },
    ({ params: { place, day }, body, transaction }) =>
      transaction(
        (within) => setHoliday(within, place, day, body),
        (within) => findHoliday(place, day, within),
      ),
  );

  async function findHoliday(place: string, day: string, within: Deps = deps) {
    const year = Number(day.slice(0, 4));
    const isDay = isDate(day) && day.startsWith('20') && /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(place);
    const found = isDay
      ? (await listHolidaysOf(within, place, year)).find((holiday) => holiday.day === day)
      : undefined;
    if (!found) throw new Problem('not_found_error');
    return found;
  }
}

async function refuseUnknownPlace(path: string, place: string | null): Promise<void> {
  if (place !== null && !(await isHolidayPlace(place))) throw brokenRules(brokenRule(path, 'invalid_value'));
}
