import { parseArgs } from 'node:util';
import { isTimeZone } from '@volante/contract/appointments/time-zones.ts';
import { readCountry } from '@volante/contract/countries/index.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import type { AdvisorChange } from '../appointments/advisors/advisors.ts';
import { isHolidayPlace } from '../appointments/calendar/holidays.ts';
import { readWeeklyHours } from '../appointments/calendar/weekly-hours.ts';
import { failUsage } from './shell.ts';

const usage = `npm run advisor -- list [--json]
npm run advisor -- add --name "Laura" --zone America/Tijuana --hours "mon-fri 09:00-18:00, sat 09:00-14:00" [--countries mx,us] [--holidays MX|US|US-TX|none]
npm run advisor -- change --name "Laura" [--rename "Laura R."] [--zone …] [--hours …|none] [--countries …] [--holidays …] [--active yes|no] [--account EMAIL|none]
npm run advisor -- off --name "Laura" --from 2026-12-24 --to 2026-12-26      (or "2026-12-24 13:00", in the advisor's zone)
npm run advisor -- back --name "Laura" --from 2026-12-24 --to 2026-12-26
npm run advisor -- holidays --holidays MX [--year 2027] [--work 2026-12-25 | --rest 2026-12-25]`;

const verbs = ['list', 'add', 'change', 'off', 'back', 'holidays'] as const;
const text = { type: 'string' } as const;
const options = {
  json: { type: 'boolean' },
  name: text,
  rename: text,
  zone: text,
  hours: text,
  countries: text,
  holidays: text,
  active: text,
  account: text,
  from: text,
  to: text,
  year: text,
  work: text,
  rest: text,
} as const;

/** Parses the advisor command's arguments; prints the usage and exits if they are invalid. */
export async function readArguments() {
  const { verb, values } = parse();
  const { name = '', from = '', to = '', work, rest, holidays } = values;
  const change = readChange(values);
  const day = work ?? rest;
  if (verb !== 'list' && verb !== 'holidays' && !name.trim()) fail('Required: --name');
  if (verb === 'add' && !(change.zone && change.hours)) fail('Required: --name, --zone and --hours');
  if ((verb === 'off' || verb === 'back') && !(isMoment(from) && isMoment(to)))
    fail('Required: --from and --to, like 2026-12-24 or "2026-12-24 13:00"');
  if (verb === 'holidays' && !change.holidays) fail('Required: --holidays');
  if (change.holidays && !(await isHolidayPlace(change.holidays))) fail(`Unknown place: ${holidays}`);
  if (day !== undefined && !isDate(day)) fail(`Invalid date: ${day}`);
  if (values.year !== undefined && !/^20\d\d$/.test(values.year)) fail(`Invalid year: ${values.year}`);
  const year = Number(day?.slice(0, 4) ?? values.year ?? new Date().getFullYear());
  return {
    verb,
    name: name.trim(),
    change,
    account: values.account,
    from,
    to,
    day,
    worked: work !== undefined,
    year,
    json: values.json ?? false,
  };
}

function parse() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [word = 'list', ...more] = positionals;
    const verb = verbs.find((verb) => verb === word);
    return verb && more.length === 0 ? { verb, values } : fail(`Unknown: ${positionals.join(' ')}`);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function readChange(values: ReturnType<typeof parse>['values']): AdvisorChange {
  const { zone, hours, countries, holidays, active, rename } = values;
  if (zone !== undefined && !isTimeZone(zone)) fail(`Unknown time zone: ${zone}`);
  const blocks = hours === undefined || hours === 'none' ? [] : readWeeklyHours(hours);
  if (!blocks) return fail(`Invalid: --hours "${hours}"`);
  const codes = countries?.split(',').map((code) => readCountry(code.trim()) ?? fail(`Unknown country: ${code}`));
  if (active !== undefined && active !== 'yes' && active !== 'no') fail('--active must be yes or no');
  return {
    ...(rename?.trim() && { name: rename.trim() }),
    ...(zone && { zone }),
    ...(hours !== undefined && { hours: blocks }),
    ...(codes && { countries: codes }),
    ...(holidays && { holidays: holidays === 'none' ? null : holidays }),
    ...(active && { active: active === 'yes' }),
  };
}

function isMoment(words: string): boolean {
  return isDate(words.slice(0, 10)) && /^.{10}( ([01]\d|2[0-3]):[0-5]\d)?$/.test(words);
}

function fail(message: string): never {
  return failUsage(message, usage);
}
