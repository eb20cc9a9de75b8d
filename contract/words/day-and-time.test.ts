import { expect, test } from 'vitest';
import { formatLongDate, formatTime } from './day-and-time.ts';

test('a day is written in words, whatever zone the machine is in', () => {
  expect(formatLongDate('2026-11-24', 'es')).toBe('martes, 24 de noviembre');
  expect(formatLongDate('2026-11-24', 'en')).toBe('Tuesday, November 24');
});

test('times stand in the zone they are asked for', () => {
  expect(formatTime('2026-11-24T15:30:00Z', 'America/Mexico_City', 'es')).toBe('9:30');
  expect(formatTime('2026-11-24T15:30:00Z', 'America/New_York', 'en').replace(/\s/g, ' ')).toBe('10:30 AM');
});

test('a Spanish day has 24 hours and begins at zero', () => {
  expect(formatTime('2026-11-24T06:05:00Z', 'America/Mexico_City', 'es')).toBe('0:05');
  expect(formatTime('2026-11-24T21:42:00Z', 'America/Mexico_City', 'es')).toBe('15:42');
});
