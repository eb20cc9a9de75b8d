import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { TimeOffPart } from './time-off-part.tsx';

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

beginAt('/calendar/availability', 'admin');

test('time off without a day, or that ends before it begins, is refused at the day, with the focus there', async () => {
  const calls = playServer({});
  await showPage(<TimeOffPart advisor={laura} mayChange />);
  const from = page.getByLabelText('Desde', { exact: true });
  const to = page.getByLabelText('Hasta', { exact: true });
  const take = page.getByRole('button', { name: 'Agregar ausencia' });
  await take.click();
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveAccessibleDescription('Elige el día.');
  await from.fill('2026-12-24');
  await to.fill('2026-12-20');
  await take.click();
  await expect.element(to).toHaveFocus();
  await expect.element(to).toHaveAccessibleDescription('Termina antes de empezar.');
  expect(calls).toEqual([]);
});
