import { expect, test } from 'vitest';
import { isHolidayPlace, listHolidays } from './holidays.ts';
import { freeSlots, type Schedule, slotsInHours, slotsWorked } from './slots.ts';
import { startOfDay } from './wall-clock.ts';
import { readWeeklyHours, writeWeeklyHours } from './weekly-hours.ts';

const spring = '2026-03-08';
const autumn = '2026-11-01';
const winter = '2026-12-01';

function advisor(zone: string, starts: string, ends: string, more: Partial<Schedule> = {}): Schedule {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts, ends }));
  return { advisorId: 'a', zone, hours, daysOff: new Set(), timeOff: [], ...more };
}

function dayOf(day: string, zone: string, days = 1) {
  const from = startOfDay(day, zone);
  const last = new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);
  return { from, to: startOfDay(last, zone) };
}

const clock = (zone: string) => (start: number) =>
  new Date(start).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

test.each([
  ['America/Tijuana', 46, 50],
  ['America/Ciudad_Juarez', 46, 50],
  ['America/New_York', 46, 50],
  ['America/Chicago', 46, 50],
  ['America/Mexico_City', 48, 48],
  ['America/Hermosillo', 48, 48],
  ['America/Cancun', 48, 48],
])('a whole day in %s has %i slots in spring, %i in autumn and 48 in winter', (zone, inSpring, inAutumn) => {
  const schedule = advisor(zone, '00:00', '24:00');
  const count = (day: string) => slotsWorked(schedule, dayOf(day, zone)).length;
  expect([count(spring), count(autumn), count(winter)]).toEqual([inSpring, inAutumn, 48]);
});

test.each([
  ['America/Tijuana', '16:00', '17:00'],
  ['America/Ciudad_Juarez', '15:00', '16:00'],
  ['America/Mexico_City', '15:00', '15:00'],
  ['America/Hermosillo', '16:00', '16:00'],
  ['America/Cancun', '14:00', '14:00'],
  ['America/New_York', '13:00', '14:00'],
  ['America/Chicago', '14:00', '15:00'],
])('nine in %s is %s UTC in summer and %s UTC in winter, up to the day of the change', (zone, summer, inWinter) => {
  const schedule = advisor(zone, '09:00', '09:30');
  const utc = (day: string) => slotsWorked(schedule, dayOf(day, zone)).map(clock('UTC'));
  expect(utc('2026-10-31')).toEqual([summer]);
  expect(utc(autumn)).toEqual([inWinter]);
  expect(utc('2026-03-07')).toEqual([inWinter]);
  expect(utc(spring)).toEqual([summer]);
});

test('an hour skipped by daylight saving has no slots, and working hours around it lose it', () => {
  const zone = 'America/Tijuana';
  const span = dayOf(spring, zone);
  expect(slotsWorked(advisor(zone, '02:00', '03:00'), span)).toEqual([]);
  expect(slotsWorked(advisor(zone, '02:30', '04:00'), span).map(clock(zone))).toEqual(['03:00', '03:30']);
  expect(slotsWorked(advisor(zone, '01:00', '02:30'), span).map(clock(zone))).toEqual(['01:00', '01:30']);
});

test('an hour repeated by a clock change is worked twice, and adjacent intervals in it do not overlap', () => {
  const zone = 'America/Ciudad_Juarez';
  const span = dayOf(autumn, zone);
  expect(slotsWorked(advisor(zone, '01:00', '02:00'), span).map(clock(zone))).toEqual([
    '01:00',
    '01:30',
    '01:00',
    '01:30',
  ]);
  const before = slotsWorked(advisor(zone, '00:00', '01:30'), span);
  const after = slotsWorked(advisor(zone, '01:30', '03:00'), span);
  expect(before.filter((start) => after.includes(start))).toEqual([]);
  expect(before.length + after.length).toBe(8);
});

test('a day is the applicant’s own: advisors in other zones contribute the slots that fall into it', () => {
  const schedule = advisor('America/Tijuana', '15:00', '24:00');
  const starts = slotsWorked(schedule, dayOf(winter, 'America/Cancun'));
  expect(starts.map(clock('America/Cancun')).slice(0, 6)).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '02:00',
    '02:30',
  ]);
  expect(starts).toHaveLength(18);
});

test('slots start on the half hour and end within the hours', () => {
  const starts = slotsWorked(advisor('America/Mexico_City', '09:10', '11:15'), dayOf(winter, 'America/Mexico_City'));
  expect(starts.map(clock('America/Mexico_City'))).toEqual(['09:30', '10:00', '10:30']);
});

test('holidays and time off remove every slot they touch', () => {
  const zone = 'America/Mexico_City';
  const at = (time: string) => Date.parse(`2026-12-01T${time}:00-06:00`);
  const schedule = advisor(zone, '09:00', '12:00', {
    daysOff: new Set(['2026-12-02']),
    timeOff: [{ from: at('09:45'), to: at('10:15') }],
  });
  const starts = slotsWorked(schedule, dayOf(winter, zone, 2)).map(clock(zone));
  expect(starts).toEqual(['09:00', '10:30', '11:00', '11:30']);
  expect(slotsInHours(schedule, dayOf(winter, zone, 2))).toHaveLength(12);
});

test('a slot is free as long as one advisor is, and lists the free advisors', () => {
  const zone = 'America/Mexico_City';
  const day = dayOf(winter, zone);
  const [a, b] = [advisor(zone, '09:00', '10:00'), { ...advisor(zone, '09:30', '10:30'), advisorId: 'b' }];
  const first = day.from + 9 * 3600_000;
  const taken = new Map([['a', [{ from: first, to: first + 1800_000 }]]]);
  const free = freeSlots([b, a], taken, day);
  expect([...free].map(([start, advisors]) => [clock(zone)(start), advisors.join()])).toEqual([
    ['09:30', 'b,a'],
    ['10:00', 'b'],
  ]);
});

test('hours are parsed as staff write them', () => {
  expect(readWeeklyHours('mon-tue 9:00-13:00, SAT 10:00-24:00')).toEqual([
    { weekday: 1, starts: '09:00', ends: '13:00' },
    { weekday: 2, starts: '09:00', ends: '13:00' },
    { weekday: 6, starts: '10:00', ends: '24:00' },
  ]);
});

test('formatted hours parse to the same hours', () => {
  for (const text of ['mon-fri 09:00-13:00, mon-fri 14:00-18:00, sat 09:00-14:00', 'mon 08:00-09:00, wed 08:00-09:00'])
    expect(writeWeeklyHours(readWeeklyHours(text) ?? [])).toBe(text);
  expect(writeWeeklyHours([{ weekday: 7, starts: '09:00:00', ends: '24:00:00' }])).toBe('sun 09:00-24:00');
});

test.each([
  '',
  'mon',
  'fri-mon 09:00-18:00',
  'mon 18:00-09:00',
  'mon 09:00-09:00',
  'mon 09:00-24:30',
  'mon 9-18',
  'mon 09:60-10:00',
  'lun 09:00-18:00',
  'mon 09:00-12:00, mon-fri 11:30-18:00',
])('%j are not valid hours', (text) => expect(readWeeklyHours(text)).toBeNull());

const days = async (place: string, year: number) => (await listHolidays(place, year)).map(({ day }) => day);

test('Mexico has the holidays of its labor law', async () => {
  expect(await days('MX', 2027)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
    '2027-11-15',
    '2027-12-25',
  ]);
});

test('the federal handover is on 1 October, every six years since 2024', async () => {
  for (const year of [2024, 2030]) {
    expect(await days('MX', year)).toContain(`${year}-10-01`);
    expect(await days('MX', year)).not.toContain(`${year}-12-01`);
  }
  expect(await days('MX', 2026)).not.toContain('2026-10-01');
});

test('the United States has its own holidays, and states have more', async () => {
  expect(await days('US', 2026)).toContain('2026-11-26');
  expect(await days('US-TX', 2026)).toContain('2026-11-27');
});

test('an unknown place has no holidays', async () => {
  for (const place of ['', 'mx', 'ZZ', 'MX-NADA', 'US-']) expect(await isHolidayPlace(place), place).toBe(false);
  expect(await isHolidayPlace('US-FL')).toBe(true);
});
