import type { FreeOrNot, TeamSlot } from '@volante/contract/staff/calendar/slots.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors, openCaller } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let early: TestStaff;
// Sessions don't last until the next day.
async function comeBackAt(now: string): Promise<void> {
  server.setNow(now);
  ana = await hire(server, 'advisor', 'Ana');
}
beforeAll(async () => {
  await comeBackAt('2026-12-01T12:00:00Z');
  early = ana;
});
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  ana = early;
  await query('delete from applications');
});

const slots = async (text: string): Promise<TeamSlot[]> => (await ana.call('GET', `/slots?${text}`)).data.slots;
const why = async (at: string, country = 'mx'): Promise<Record<string, string | null>> => {
  const { data } = await ana.call('GET', `/slots/why?at=${at}&country=${country}`);
  return Object.fromEntries(data.advisors.map(({ name, because }: FreeOrNot) => [name, because]));
};

test('free slots name who is free, on the days of the country', async () => {
  const [laura, pedro] = await onlyAdvisors(
    server,
    { name: 'Laura', hours: [{ weekday: 3, starts: '09:00', ends: '10:00' }] },
    { name: 'Pedro', zone: 'America/Tijuana', hours: [{ weekday: 3, starts: '07:30', ends: '08:30' }] },
  );
  await (await openCaller(server)).book('20261202T1500Z');
  const found = await slots('country=mx&from=2026-12-01&days=3');
  expect(found.map(({ id, advisors }) => [id, advisors])).toEqual([
    ['20261202T1530Z', [laura, pedro]],
    ['20261202T1600Z', [pedro]],
  ]);
  expect(await slots(`country=mx&from=2026-12-01&days=3&advisor=${laura?.id}`)).toHaveLength(1);
  expect(await slots('country=mx&from=2026-12-03&days=42')).toHaveLength(18);
  expect(await slots('country=mx&from=2027-06-01&days=42')).toEqual([]);
});

test('slots ask for a country, a day and 1 to 42 days', async () => {
  for (const [text, path] of [
    ['from=2026-12-01&days=1', 'country'],
    ['country=mx&days=1', 'from'],
    ['country=mx&from=2026-12-01', 'days'],
    ['country=mx&from=2026-12-01&days=43', 'days'],
    ['country=mx&from=2026-12-01&days=1&advisor=x', 'advisor'],
    ['country=mx&from=2026-12-01&days=1&advisor=0190b0a0-0000-7000-8000-000000000000', 'advisor'],
  ])
    expect((await ana.call('GET', `/slots?${text}`)).errors.map((error: { path: string }) => error.path)).toEqual([
      path,
    ]);
});

test('the first reason that applies says why an advisor is not free', async () => {
  const off = { holidays: 'MX' };
  const made = await onlyAdvisors(
    server,
    { name: 'free' },
    { name: 'inactive', active: false, countries: ['us'] },
    { name: 'country', countries: ['us'], hours: [] },
    { name: 'outside', ...off, hours: [{ weekday: 5, starts: '12:00', ends: '13:00' }] },
    { name: 'holiday', ...off },
    { name: 'away' },
    { name: 'busy' },
    { name: 'held' },
  );
  const idOf = (name: string) => made.find((testAdvisor) => testAdvisor.name === name)?.id;
  const timeOff = `insert into advisor_time_off (id, advisor_id, starts_at, ends_at) values (gen_random_uuid(), $1, '2026-12-25T06:00Z', '2026-12-26T06:00Z')`;
  for (const name of ['away', 'holiday']) await query(timeOff, [idOf(name)]);
  const [first, other] = [await openCaller(server), await openCaller(server)];
  await first.book('20261225T1600Z');
  await query(`update appointments set advisor_id = $1`, [idOf('busy')]);
  await comeBackAt('2026-12-25T15:00:00Z');
  await other.hold('20261225T1600Z');
  await query(`update appointments set advisor_id = $1 where status = 'held'`, [idOf('held')]);
  const expected = {
    ...{ free: null, inactive: 'inactive', country: 'country', outside: 'outside_hours', holiday: 'holiday' },
    ...{ away: 'time_off', busy: 'booked', held: 'held' },
  };
  expect(await why('2026-12-25T16:00:00Z')).toEqual(expected);
  // Any moment within the slot gives the same answer.
  expect(await why('2026-12-25T10:29:59-06:00')).toEqual(expected);
  const soon = await why('2026-12-25T15:00:00Z');
  expect([soon.free, soon.busy, soon.held, soon.away]).toEqual(['notice', 'notice', 'notice', 'time_off']);
  const far = await why('2027-08-02T16:00:00Z');
  expect([far.free, far.outside, far.country, far.inactive]).toEqual(['too_far', 'too_far', 'country', 'inactive']);
  const holds = await why('2026-12-25T18:00:00Z');
  expect([holds.outside, holds.holiday]).toEqual(['holiday', 'holiday']);
});

test('a skipped or repeated hour is shown as the calendar books it', async () => {
  await onlyAdvisors(server, {
    name: 'Juárez',
    zone: 'America/Ciudad_Juarez',
    hours: [{ weekday: 7, starts: '01:00', ends: '04:00' }],
  });
  await comeBackAt('2027-03-01T12:00:00Z');
  // Clocks go from 2:00 MST to 3:00 MDT at 09:00Z on 14 March 2027: four slots, not six.
  const found = await slots('country=mx&from=2027-03-14&days=1');
  expect(found.map(({ startTime }) => startTime.slice(11, 16))).toEqual(['08:00', '08:30', '09:00', '09:30']);
  expect(await why('2027-03-14T10:00:00Z')).toEqual({ Juárez: 'outside_hours' });
  expect(await why('2027-03-14T09:30:00Z')).toEqual({ Juárez: null });
});
