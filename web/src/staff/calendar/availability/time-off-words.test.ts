import { expect, test } from 'vitest';
import { sayTimeOff } from './time-off-words.ts';

const zone = 'America/Mexico_City';
const say = (from: string, to: string) => sayTimeOff({ from, to }, zone, 'es').replaceAll('\u00a0', ' ');

test('whole days off are told as days, without midnight', () => {
  expect(say('2026-11-27T06:00:00Z', '2026-11-28T06:00:00Z')).toBe('viernes, 27 de noviembre');
  expect(say('2026-11-27T06:00:00Z', '2026-11-30T06:00:00Z')).toBe(
    'viernes, 27 de noviembre – domingo, 29 de noviembre',
  );
});

test('the day on which the clock changes is a whole day', () => {
  expect(sayTimeOff({ from: '2026-11-01T05:00:00Z', to: '2026-11-02T06:00:00Z' }, 'America/Chicago', 'en')).toBe(
    'Sunday, November 1',
  );
});

test('hours off name their day once', () => {
  expect(say('2026-11-27T15:00:00Z', '2026-11-27T17:30:00Z')).toBe('viernes, 27 de noviembre, 9:00 a.m. – 11:30 a.m.');
  expect(say('2026-11-27T15:00:00Z', '2026-11-28T17:30:00Z')).toBe(
    'viernes, 27 de noviembre, 9:00 a.m. – sábado, 28 de noviembre, 11:30 a.m.',
  );
});
