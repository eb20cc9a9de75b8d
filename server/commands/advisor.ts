import { countryCodes } from '@volante/contract/countries/country.ts';
import {
  type AdvisorView,
  addAdvisor,
  changeAdvisor,
  listAdvisors,
  listHolidaysOf,
  setHoliday,
  setTimeOff,
} from '../appointments/advisors/advisors.ts';
import { writeWeeklyHours } from '../appointments/calendar/weekly-hours.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { selectAccountByEmail } from '../staff/accounts/account-store.ts';
import { readArguments } from './advisor-arguments.ts';
import { shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

type AdvisorDeps = DbDeps & ClockDeps;

// Staff see and change who visits applicants and when, until the console does; prints how it stands then.
const { verb, name, change, account, from, to, day, worked, year, json } = await readArguments();
const verbs: Record<typeof verb, (deps: AdvisorDeps) => Promise<string>> = {
  list: async (deps) => {
    const advisors = await listAdvisors(deps);
    return json ? JSON.stringify(advisors) : advisors.map(lineOf).join('\n');
  },
  add: async (deps) => {
    const { zone = '', hours = [], countries = [...countryCodes], holidays = null } = change;
    const added = await addAdvisor(deps, { name, zone, hours, countries, holidays });
    if (!added) throw new Error('An advisor with this name already exists.');
    return show(deps, name);
  },
  change: async (deps) => {
    if (!(await changeAdvisor(deps, name, { ...change, ...(await bindTo(deps)) })))
      throw new Error('No advisor has this name, or the new name is already taken.');
    return show(deps, change.name ?? name);
  },
  off: (deps) => takeTimeOff(deps, { back: false }),
  back: (deps) => takeTimeOff(deps, { back: true }),
  holidays: async (deps) => {
    const place = change.holidays ?? '';
    if (day && !(await setHoliday(deps, place, day, { worked })))
      throw new Error(`${day} is not a holiday in ${place}.`);
    const list = await listHolidaysOf(deps, place, year);
    return list.map((one) => `${one.day}  ${one.worked ? 'worked' : 'off   '}  ${one.name}`).join('\n');
  },
};
await withDatabase((surroundings) => verbs[verb](shellDeps(surroundings)));

/** The account that the advisor signs in with; they then report their own visits alone. */
async function bindTo({ db }: AdvisorDeps): Promise<{ account_id?: string | null }> {
  if (account === undefined) return {};
  if (account === 'none') return { account_id: null };
  const found = await selectAccountByEmail(db, account.trim().toLowerCase());
  if (!found) throw new Error('No account of the staff console has this e-mail.');
  return { account_id: found.id };
}

async function takeTimeOff(deps: AdvisorDeps, { back }: { back: boolean }): Promise<string> {
  const visits = await setTimeOff(deps, name, { from, to }, { back });
  if (!visits) throw new Error('No advisor has this name, or the time ends before it starts.');
  const booked = visits.map((at) => `still booked then: ${at.toISOString()}`);
  return [await show(deps, name), ...(back ? [] : booked)].join('\n');
}

async function show(deps: AdvisorDeps, wanted: string): Promise<string> {
  const advisors = await listAdvisors(deps);
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
