import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { firstPart, typeDay } from '../../testing/type-day.ts';
import { sayTimeOff, TimeOffPart } from './time-off-part.tsx';

const laura: Advisor = {
  ...{
    id: 'v1',
    revision: 1,
    name: 'Laura',
    zone: 'America/Mexico_City',
    countries: ['mx'],
    holidays: 'MX',
    hours: [],
  },
  ...{ active: true, accountId: null, timeOff: [], visitsAhead: 0, hasCalendarAddress: false },
};

beginAt('/calendar/availability', 'everything');

test('time off without a day, or that ends before it begins, is refused at the day, with the focus there', async () => {
  const calls = playServer({});
  await showPage(<TimeOffPart advisor={laura} mayChange />);
  const [from, to] = [firstPart('Desde'), firstPart('Hasta')];
  const take = page.getByRole('button', { name: 'Agregar ausencia' });
  await take.click();
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveAccessibleDescription(/Elige el día\./);
  await typeDay('Desde', '2026-12-24');
  await typeDay('Hasta', '2026-12-20');
  await take.click();
  await expect.element(to).toHaveFocus();
  await expect.element(to).toHaveAccessibleDescription(/Termina antes de empezar\./);
  expect(calls).toEqual([]);
});

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
