import { expect, test } from 'vitest';
import { afterWorkingHours, inWorkingHours, workingDaysFrom, workingHoursBetween } from './working-hours.ts';

const mexico = 'America/Mexico_City';
const chicago = 'America/Chicago';
/** The time on the zone's clock, as `2026-11-30 10:00`. */
const clockOf = (moment: Date, zone: string) =>
  moment.toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
const inMexico = async (since: string, hours: number) =>
  clockOf(await inWorkingHours('mx', mexico, new Date(since), hours), mexico);

test.each([
  // Thursday 26 November 2026; Mexico City is at UTC-6.
  ['within a day', '2026-11-26T16:00:00Z', 4, '2026-11-26 14:00'],
  ['exactly at the end of the day', '2026-11-26T16:00:00Z', 8, '2026-11-26 18:00'],
  ['over night', '2026-11-26T23:00:00Z', 4, '2026-11-27 12:00'],
  ['before the hours: from their beginning', '2026-11-26T09:00:00Z', 2, '2026-11-26 11:00'],
  ['after the hours: from the next morning', '2026-11-27T01:30:00Z', 2, '2026-11-27 11:00'],
  ['over a weekend', '2026-11-27T23:00:00Z', 9, '2026-11-30 17:00'],
  ['begun on a Saturday', '2026-11-28T18:00:00Z', 9, '2026-11-30 18:00'],
  ['over a holiday: 16 November is one', '2026-11-13T23:00:00Z', 4, '2026-11-17 12:00'],
  ['begun on a holiday', '2026-11-16T18:00:00Z', 1, '2026-11-17 10:00'],
  ['over the year’s end', '2026-12-31T23:00:00Z', 2, '2027-01-04 10:00'],
  ['0 hours while somebody works: at once', '2026-11-26T16:20:00Z', 0, '2026-11-26 10:20'],
  ['0 hours at night: the next morning', '2026-11-27T04:00:00Z', 0, '2026-11-27 09:00'],
  ['0 hours on a Sunday: Monday', '2026-11-29T18:00:00Z', 0, '2026-11-30 09:00'],
  ['twenty days', '2026-10-01T15:00:00Z', 180, '2026-10-28 18:00'],
])('%s', async (_, since, hours, at) => {
  expect(await inMexico(since, hours)).toBe(at);
});

test.each([
  ['spring', '2026-03-06T23:00:00Z', '2026-03-09 12:00', 66],
  ['autumn', '2026-10-30T22:00:00Z', '2026-11-02 12:00', 68],
])('a clock that changes in %s changes only how long the night is', async (_, since, at, elapsed) => {
  const answer = await inWorkingHours('us', chicago, new Date(since), 4);
  expect(clockOf(answer, chicago)).toBe(at);
  expect((answer.getTime() - Date.parse(since)) / 3_600_000).toBe(elapsed);
});

test('is never earlier for more hours, nor for a later beginning', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'];
  const begin = Date.parse('2026-11-26T00:00:00Z');
  let last = 0;
  for (let hour = 0; hour < 60; hour++) {
    const at = afterWorkingHours(begin + hour * 3_600_000, 3, days, mexico) as number;
    expect(at).toBeGreaterThanOrEqual(last);
    last = at;
  }
  last = 0;
  for (let hours = 0; hours <= 36; hours++) {
    const at = afterWorkingHours(begin, hours, days, mexico) as number;
    expect(at).toBeGreaterThanOrEqual(last);
    last = at;
  }
  expect(afterWorkingHours(begin, 37, days, mexico)).toBeNull();
});

test('each country has its own holidays', async () => {
  // Thanksgiving.
  expect(await workingDaysFrom('us', '2026-11-26', 2)).toEqual(['2026-11-27', '2026-11-30']);
  expect(await workingDaysFrom('mx', '2026-11-26', 2)).toEqual(['2026-11-26', '2026-11-27']);
});

test.each([
  ['within its hours', '2026-11-26T16:00:00Z', '2026-11-26T20:00:00Z', 4],
  ['a second later', '2026-11-26T16:00:00Z', '2026-11-26T20:00:01Z', 5],
  ['after a weekend', '2026-11-27T23:00:00Z', '2026-11-30T15:30:00Z', 2],
  ['on the evening after a time that ended with the day', '2026-11-26T16:00:00Z', '2026-11-27T01:00:00Z', 9],
  ['at night, before anybody worked', '2026-11-28T18:00:00Z', '2026-11-29T18:00:00Z', 0],
  ['at once', '2026-11-26T16:00:00Z', '2026-11-26T16:00:00Z', 0],
])('the smallest target that an answer keeps: %s', async (_, since, at, hours) => {
  const [from, to] = [new Date(since), new Date(at)];
  expect(await workingHoursBetween('mx', mexico, from, to)).toBe(hours);
  const by = (count: number) => inWorkingHours('mx', mexico, from, count);
  expect((await by(hours)).getTime()).toBeGreaterThanOrEqual(to.getTime());
  if (hours > 0) expect((await by(hours - 1)).getTime()).toBeLessThan(to.getTime());
});
