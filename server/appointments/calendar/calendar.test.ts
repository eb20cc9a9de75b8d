import { everyCountry } from '@volante/contract/staff/roles.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { findAdvisorId, listAdvisors, setHoliday } from '../advisors/advisors.ts';
import { addTimeOff, endTimeOff } from '../advisors/time-off.ts';
import { onlyAdvisors, openCaller } from '../testing/test-calendar.ts';

const server = await startTestApp();
afterAll(server.close);
const ana = await openCaller(server);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
});

const times = async (days: number, query: Record<string, string>) =>
  (await ana.slots(days, query)).data.slots.map(({ startTime }) => startTime.slice(0, 16));

test('a fresh start has advisors with slots in both countries', async () => {
  const fresh = await startTestApp();
  fresh.setNow('2026-12-01T12:00:00Z');
  const advisors = await listAdvisors(fresh.deps, everyCountry);
  expect(advisors.map(({ active, hours }) => [active, hours.length])).toEqual([
    [true, 6],
    [true, 6],
  ]);
  for (const country of ['mx', 'us'] as const) {
    const { data } = await (await openCaller(fresh, country)).slots(42);
    expect(new Set(data.slots.map(({ startTime }) => startTime.slice(0, 10))).size).toBeGreaterThan(30);
  }
  await fresh.close();
});

test('slots come for the requested number of days, in order, from today on', async () => {
  expect((await ana.slots(1)).data.slots).toHaveLength(18);
  const { slots } = (await ana.slots(42)).data;
  expect(slots).toHaveLength(42 * 18);
  expect(slots.map(({ startTime }) => startTime)).toEqual(slots.map(({ startTime }) => startTime).toSorted());
  expect(slots.every(({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) === 1_800_000)).toBe(true);
});

test('days are those of the given zone, including short and long ones', async () => {
  await onlyAdvisors(server, {
    name: 'Laura',
    zone: 'America/Tijuana',
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '00:00', ends: '24:00' })),
  });
  server.setNow('2027-02-01T12:00:00Z');
  const timezone = 'America/Ciudad_Juarez';
  expect(await times(1, { timezone, date: '2027-03-14' })).toHaveLength(46);
  expect(await times(1, { timezone: 'America/Hermosillo', date: '2027-03-14' })).toHaveLength(48);
  server.setNow('2027-10-01T12:00:00Z');
  expect(await times(1, { timezone, date: '2027-11-07' })).toHaveLength(50);
  const days = await times(3, { timezone, date: '2027-11-06' });
  expect(days).toHaveLength(48 + 50 + 48);
  expect(new Set(days).size).toBe(days.length);
});

test('an instant stands for its day in the zone', async () => {
  const late = { date: '2026-12-03T05:30:00Z', timezone: 'America/Mexico_City' };
  expect((await times(1, late))[0]).toBe('2026-12-02T15:00');
  expect((await times(1, { ...late, date: '2026-12-03T05:30:00.000' }))[0]).toBe('2026-12-03T15:00');
});

test('slots can be booked from 30 minutes to three months ahead', async () => {
  server.setNow('2026-12-01T16:00:01Z');
  expect((await times(1, { date: '2026-12-01' }))[0]).toBe('2026-12-01T17:00');
  server.setNow('2026-12-01T16:00:00Z');
  expect((await times(1, { date: '2026-12-01' }))[0]).toBe('2026-12-01T16:30');
  expect(await times(1, { date: '2026-11-30' })).toEqual([]);
  expect(await times(1, { date: '2027-03-01' })).toHaveLength(18);
  expect(await times(1, { date: '2027-03-02' })).toEqual([]);
  expect((await ana.hold('20270301T1500Z')).status).toBe(200);
  expect((await ana.hold('20270302T1500Z')).code).toBe('slot_not_found');
  for (const date of ['0001-01-01', '9999-12-31', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z'])
    for (const timezone of ['Pacific/Kiritimati', 'America/Tijuana'])
      expect(await times(42, { date, timezone }), date).toEqual([]);
});

test('advisors are off on the holidays of their own country unless a holiday is switched off', async () => {
  await onlyAdvisors(
    server,
    { name: 'Laura', holidays: 'MX' },
    { name: 'Lou', holidays: 'US', zone: 'America/Chicago' },
  );
  const christmas = { date: '2026-12-25' };
  expect(await times(1, christmas)).toEqual([]);
  expect(await times(1, { date: '2027-02-01' }), 'Constitution Day is Mexican').toHaveLength(18);
  await setHoliday(server.deps, 'MX', '2026-12-25', { worked: true });
  expect(await times(1, christmas)).toHaveLength(18);
  await setHoliday(server.deps, 'MX', '2026-12-25', { worked: false });
  expect(await times(1, christmas)).toEqual([]);
  expect(await setHoliday(server.deps, 'MX', '2026-12-24', { worked: true })).toBe(false);
});

test('time off removes slots and ending it restores them', async () => {
  const absence = { from: '2026-12-02 12:00', to: '2026-12-03' };
  const id = (await findAdvisorId(server.deps.db, 'Laura')) ?? '';
  expect(await addTimeOff(server.deps, id, absence)).toMatchObject({ visits: [] });
  expect(await times(3, { date: '2026-12-02' })).toHaveLength(6 + 0 + 18);
  expect(await endTimeOff(server.deps, id, absence)).toBe(true);
  expect(await times(3, { date: '2026-12-02' })).toHaveLength(3 * 18);
});

test('adding time off lists the visits booked in it, which stay', async () => {
  await ana.book('20261202T1500Z');
  const id = (await findAdvisorId(server.deps.db, 'Laura')) ?? '';
  const taken = await addTimeOff(server.deps, id, { from: '2026-12-02', to: '2026-12-02' });
  expect(taken?.visits.map(({ startsAt }) => startsAt)).toEqual([new Date('2026-12-02T15:00:00Z')]);
  expect((await ana.visit()).status).toBe(200);
  await ana.cancel((await ana.visit()).data.id);
});

test('advisors visit only the countries assigned to them', async () => {
  await onlyAdvisors(server, { name: 'Laura', countries: ['mx'] });
  expect((await ana.slots(7)).status).toBe(200);
  expect((await (await openCaller(server, 'us')).slots(7)).code).toBe('schedule_not_found');
});
