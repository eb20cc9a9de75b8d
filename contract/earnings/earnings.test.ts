import { expect, test } from 'vitest';
import { addDays } from '../fields/dates.ts';
import { maySameNameBe } from './same-name.ts';
import { dateIn, mondayOf, wantedWeeks } from './weeks.ts';

test('a week is named by its Monday and ends on Sunday', () => {
  for (const day of ['2026-11-16', '2026-11-18', '2026-11-22']) expect(mondayOf(day)).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('the last twelve complete weeks are requested, newest first, without the current one', () => {
  const weeks = wantedWeeks('2026-11-21');
  expect(weeks).toEqual([
    '2026-11-09',
    '2026-11-02',
    '2026-10-26',
    '2026-10-19',
    '2026-10-12',
    '2026-10-05',
    '2026-09-28',
    '2026-09-21',
    '2026-09-14',
    '2026-09-07',
    '2026-08-31',
    '2026-08-24',
  ]);
});

test('a week is requested from the Monday after it', () => {
  expect(wantedWeeks('2026-11-22')[0]).toBe('2026-11-09');
  expect(wantedWeeks('2026-11-23')[0]).toBe('2026-11-16');
});

test('the weeks run across New Year and a leap day without a gap', () => {
  expect(wantedWeeks('2027-01-05').slice(0, 2)).toEqual(['2026-12-28', '2026-12-21']);
  expect(wantedWeeks('2028-03-07').slice(0, 2)).toEqual(['2028-02-28', '2028-02-21']);
  const year = wantedWeeks('2027-01-05');
  for (const [i, week] of year.entries()) expect(addDays(week, 7 * i)).toBe(year[0]);
});

test('the date depends on the zone: late evening in Mexico is already tomorrow in UTC', () => {
  expect(dateIn('America/Mexico_City', new Date('2026-11-23T05:59:59Z'))).toBe('2026-11-22');
  expect(dateIn('America/Mexico_City', new Date('2026-11-23T06:00:00Z'))).toBe('2026-11-23');
});

test('daylight saving in the United States moves midnight, not the date', () => {
  expect(dateIn('America/Chicago', new Date('2026-07-06T04:59:59Z'))).toBe('2026-07-05');
  expect(dateIn('America/Chicago', new Date('2026-07-06T05:00:00Z'))).toBe('2026-07-06');
  expect(dateIn('America/Chicago', new Date('2026-12-07T05:59:59Z'))).toBe('2026-12-06');
});

test.each([
  ['María José Núñez', 'María José Núñez Ávila'],
  ['MARIA NUNEZ', 'María José Núñez Ávila'],
  ['Núñez Ávila, María José', 'María José Núñez Ávila'],
  ['María', 'María José Núñez Ávila'],
  ['María N.', 'María José Núñez Ávila'],
  ['Mari Núñez', 'María José Núñez Ávila'],
  ['María Guadalupe Núñez', 'María José Núñez Ávila'],
  ['Jordan Whitfeld', 'Jordan Whitfield'],
  ['Whitfield Jordan', 'Jordan Whitfield'],
  ['Xu Li', 'Li Xu'],
  ['Juan de la Cruz', 'Juan Cruz Peña'],
  ['Li', 'Li Xu'],
  ['', 'Li Xu'],
  ['4.93 ★', 'Li Xu'],
])('%s may be %s', (shown, given) => {
  expect(maySameNameBe(shown, given)).toBe(true);
});

test.each([
  ['Pedro López', 'María José Núñez Ávila'],
  ['María López', 'María José Núñez Ávila'],
  ['Pedro', 'María José Núñez Ávila'],
  ['José Ramírez Soto', 'María José Núñez Ávila'],
  ['Jordan Miller', 'Jordan Whitfield'],
  ['Li Wu', 'Li Xu'],
])('%s is asked about where the applicant is %s', (shown, given) => {
  expect(maySameNameBe(shown, given)).toBe(false);
});
