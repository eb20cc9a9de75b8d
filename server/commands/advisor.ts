import { countryCodes } from '@volante/contract/country.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import {
  type AdvisorView,
  addAdvisor,
  changeAdvisor,
  findAdvisorId,
  listAdvisors,
  listHolidaysOf,
  setHoliday,
} from '../appointments/advisors/advisors.ts';
import { addTimeOff, endTimeOff } from '../appointments/advisors/time-off.ts';
import { writeWeeklyHours } from '../appointments/calendar/weekly-hours.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { selectAccountByEmail } from '../staff/accounts/account-store.ts';
import { readArguments } from './advisor-arguments.ts';
import { shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

type AdvisorDeps = DbDeps & ClockDeps;

// Manages advisors, their hours, time off and holidays from the shell, with the same functions as the console. Prints the result.
const { verb, name, change, account, from, to, day, worked, year, json } = await readArguments();
const verbs: Record<typeof verb, (deps: AdvisorDeps) => Promise<string>> = {
  list: async (deps) => {
    const advisors = await listAdvisors(deps, everyCountry);
    return json ? JSON.stringify(advisors) : advisors.map(lineOf).join('\n');
  },
  add: async (deps) => {
    const { zone = '', hours = [], countries = [...countryCodes], holidays = null } = change;
    await addAdvisor(deps, { name, zone, hours, countries, holidays }).catch(
      explain('An advisor with this name already exists.'),
    );
    return show(deps, name);
  },
  change: async (deps) => {
    const id = await idOf(deps);
    await changeAdvisor(deps, id, { ...change, ...(await bindTo(deps)) }).catch(
      explain('Another advisor has this account, or the new name is already taken.'),
    );
    return show(deps, change.name ?? name);
  },
  off: (deps) => takeTimeOff(deps, { back: false }),
  back: (deps) => takeTimeOff(deps, { back: true }),
  holidays: async (deps) => {
    const place = change.holidays ?? '';
    if (day && !(await setHoliday(deps, place, day, { worked })))
      throw new Error(`${day} is not a holiday in ${place}.`);
    const list = await listHolidaysOf(deps, place, year);
    return list.map((item) => `${item.day}  ${item.worked ? 'worked' : 'off   '}  ${item.name}`).join('\n');
  },
};
await withDatabase((surroundings) => verbs[verb](shellDeps(surroundings)));

/** The advisor's console account. Once linked, it reports the advisor's visits as its own, and others have to take them over. */
async function bindTo({ db }: AdvisorDeps): Promise<{ account_id?: string | null }> {
  if (account === undefined) return {};
  if (account === 'none') return { account_id: null };
  const found = await selectAccountByEmail(db, account.trim().toLowerCase());
  if (!found) throw new Error('No account of the staff console has this e-mail.');
  return { account_id: found.id };
}

async function takeTimeOff(deps: AdvisorDeps, { back }: { back: boolean }): Promise<string> {
  const id = await idOf(deps);
  const taken = back ? null : await addTimeOff(deps, id, { from, to });
  const isDone = back ? await endTimeOff(deps, id, { from, to }) : taken !== null;
  if (!isDone) throw new Error('The time ends before it starts.');
  const booked = taken?.visits.map(({ startsAt }) => `still booked then: ${startsAt.toISOString()}`) ?? [];
  return [await show(deps, name), ...booked].join('\n');
}

async function idOf({ db }: AdvisorDeps): Promise<string> {
  const id = await findAdvisorId(db, name);
  if (id === null) throw new Error('No advisor has this name.');
  return id;
}

function explain(message: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Problem && error.code === 'advisor_exists' ? new Error(message) : error;
  };
}

async function show(deps: AdvisorDeps, wanted: string): Promise<string> {
  const advisors = await listAdvisors(deps, everyCountry);
  return advisors
    .filter((advisor) => advisor.name === wanted)
    .map(lineOf)
    .join('\n');
}

function lineOf(advisor: AdvisorView): string {
  const facts = [
    `${advisor.name}${advisor.active ? '' : ' (not active)'}`,
    advisor.zone,
    writeWeeklyHours(advisor.hours) || 'no hours',
    `visits ${advisor.countries.join(', ')}`,
    `holidays of ${advisor.holidays ?? 'nobody'}`,
    `${advisor.visits} booked`,
    ...(advisor.account_id ? ['has an account'] : []),
    ...advisor.time_off.map((span) => `off ${span.from} to ${span.to}`),
  ];
  return facts.join(' · ');
}
