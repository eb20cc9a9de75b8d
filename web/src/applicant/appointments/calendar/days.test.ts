import { slotAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { expect, test } from 'vitest';
import { clockText } from '../../../lib/countdown.ts';
import { formatMonth } from '../../../lib/format.ts';
import { bookableMonths, fromLocalDate, monthView, toLocalDate } from './days.ts';
import { byDayPart, formatDay, formatSlot, formatWeekday } from './times.ts';

test('a visit can be booked this month and up to three months ahead, over the end of the year too', () => {
  expect(bookableMonths('2026-11-21')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']);
});

test('a month view has six weeks that begin on Monday in Mexico and on Sunday in the United States', () => {
  expect(monthView('2026-12-01', 1, '2026-11-21')).toEqual({ from: '2026-11-30', days: 42 });
  expect(monthView('2026-12-01', 0, '2026-11-21')).toEqual({ from: '2026-11-29', days: 42 });
});

test('days before today are not asked for', () => {
  expect(monthView('2026-11-01', 1, '2026-11-21')).toEqual({ from: '2026-11-21', days: 16 });
});

test('a day stays the same day in the calendar when clocks change', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2026-02-28', '2026-12-31']) {
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
  }
});

const slot = slotAt('2026-12-01T17:30:00Z');
const slotText = (zone: string, language: 'es' | 'en') => formatSlot(slot, zone, language).replaceAll('\u00a0', ' ');

test('the same visit is shown in the time of the zone chosen', () => {
  expect(slotText('America/Mexico_City', 'es')).toBe('11:30 a.m. – 12:00 p.m.');
  expect(slotText('America/Tijuana', 'es')).toBe('9:30 – 10:00 a.m.');
});

test('a.m. or p.m. is written once where both times share it', () => {
  expect(slotText('America/Tijuana', 'en')).toBe('9:30 – 10:00 AM');
  expect(slotText('America/Mexico_City', 'en')).toBe('11:30 AM – 12:00 PM');
});

test('a visit late in the evening falls on another day further west', () => {
  const late = '2026-12-02T06:30:00Z';
  expect(formatDay(late, 'America/Mexico_City', 'es')).toBe('miércoles, 2 de diciembre');
  expect(formatDay(late, 'America/Tijuana', 'es')).toBe('martes, 1 de diciembre');
});

test('months and weekdays are named in the language of the screen', () => {
  expect(formatMonth('2026-11-01', 'es')).toBe('noviembre de 2026');
  expect(formatMonth('2026-11-01', 'en')).toBe('November 2026');
  expect([0, 1, 6].map((day) => formatWeekday(day, 'es', 'short'))).toEqual(['dom', 'lun', 'sáb']);
  expect(formatWeekday(1, 'en', 'long')).toBe('Monday');
});

test('times are listed under their part of the day in the zone', () => {
  const slots = ['16:00', '18:00', '23:00'].map((time) => slotAt(`2026-12-01T${time}:00Z`));
  const parts = (zone: string) => byDayPart(slots, zone).map(([part, of]) => `${part} ${of.length}`);
  expect(parts('America/Mexico_City')).toEqual(['morning 1', 'afternoon 2']);
  expect(parts('America/New_York')).toEqual(['morning 1', 'afternoon 2']);
  expect(parts('Europe/Madrid')).toEqual(['morning 1', 'afternoon 1', 'evening 1']);
});

test('the remaining time of a hold is written like a clock', () => {
  expect([300, 272, 60, 9, 0].map(clockText)).toEqual(['5:00', '4:32', '1:00', '0:09', '0:00']);
});
