import { QueryClientProvider } from '@tanstack/react-query';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../lib/queries.ts';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../testing/played-server.ts';
import { reportOf, staffApplication, visitId, visitOf } from '../testing/test-application.ts';
import { PlaceVisit } from './place-visit.tsx';
import { VisitActions } from './visit-actions.tsx';

const { applicationId } = staffApplication();
const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString();
/** Noon in UTC, two in the morning of the next day on the far clock: neither time is a part of the other's text. */
const noonIn = (days: number) => `${inDays(days).slice(0, 10)}T12:00:00.000Z`;
const slotOf = (startTime: string, ...names: string[]) => ({
  id: `slot ${startTime}`,
  startTime,
  endTime: startTime,
  advisors: names.map((name) => ({ id: name, name })),
});
const advisorOf = (name: string) => ({
  ...{ id: name, revision: 1, name, zone: 'America/Mexico_City', countries: ['mx', 'us'], holidays: null, hours: [] },
  ...{ active: true, accountId: null, timeOff: [], visitsAhead: 0, hasCalendarAddress: false },
});
const slots = [slotOf(noonIn(1), 'Laura', 'Pedro'), slotOf(noonIn(2), 'Pedro')];
const reads = {
  'GET /advisors': () => ({ items: [advisorOf('Laura'), advisorOf('Pedro')], next: null }),
  'GET /slots': () => ({ slots }),
};
/** Nobody's computer is there. */
const far = 'Pacific/Kiritimati';
const show = (what: React.ReactNode) =>
  render(<QueryClientProvider client={queryClient()}>{what}</QueryClientProvider>);
const free = () => document.querySelectorAll('fieldset button');

beforeEach(() => workAs(meAs('advisor')));
afterEach(() => vi.restoreAllMocks());

test('the second person to book a slot reads why no advisor is free, and can choose another', async () => {
  const path = `POST /applications/${applicationId}/visit`;
  const calls = playServer({
    ...reads,
    [path]: () => refusal(409, 'slot_is_not_available'),
    'GET /slots/why': () => ({
      slot: slots[0] as object,
      advisors: [
        { id: 'Laura', name: 'Laura', free: false, because: 'booked' },
        { id: 'Pedro', name: 'Pedro', free: false, because: 'time_off' },
      ],
    }),
  });
  await show(<PlaceVisit country="mx" applicationId={applicationId} zone={far} onClose={() => undefined} />);
  await expect.poll(() => free().length).toBe(2);
  await page.getByLabelText('Asesor').selectOptions('Laura');
  await expect.poll(() => free().length).toBe(1);
  (free()[0] as HTMLElement).click();
  await page.getByRole('button', { name: 'Agendar videollamada' }).click();
  await expect.element(page.getByText('Ese horario ya se ocupó. Elige otro.')).toBeVisible();
  await expect.element(page.getByText('Tiene otra videollamada')).toBeVisible();
  await expect.element(page.getByText('Está ausente')).toBeVisible();
  expect(calls.find(({ name }) => name === path)?.body).toEqual({ slotId: slots[0]?.id, advisorId: 'Laura' });
  expect(calls.filter(({ name }) => name === 'GET /slots').length).toBeGreaterThan(1);
});

test('a first visit is booked on the clock of this computer and of the driver, whose zone is named', async () => {
  playServer(reads);
  await show(<PlaceVisit country="mx" applicationId={applicationId} zone={far} onClose={() => undefined} />);
  await expect.element(page.getByText('Abajo de cada hora, la hora de Kiritimati.')).toBeVisible();
  const there = formatTime(slots[0]?.startTime ?? '', far, 'es');
  await expect.poll(() => free()[0]?.textContent).toContain(there);
  (free()[0] as HTMLElement).click();
  await expect.element(page.getByRole('status').getByText('hora de Kiritimati')).toBeVisible();
  // It is the next day there, which is named before the time.
  await expect.element(page.getByRole('status').getByText(there, { exact: false })).toBeVisible();
});

test('nothing is sent before a slot is chosen', async () => {
  const calls = playServer(reads);
  await show(<PlaceVisit country="mx" applicationId={applicationId} zone={far} onClose={() => undefined} />);
  await page.getByRole('button', { name: 'Agendar videollamada' }).click();
  await expect.element(page.getByText('Elige un horario.')).toHaveClass('text-bad-ink');
  expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
});

test('a visit can go to any free advisor, even shortly before, and each other advisor shows a reason', async () => {
  const visit = visitOf(reportOf(), inDays(0));
  const calls = playServer({
    'GET /slots/why': () => ({
      slot: slots[0] as object,
      advisors: [
        { id: 'd', name: 'Laura', free: false, because: 'booked' },
        { id: 'p', name: 'Pedro', free: false, because: 'notice' },
        { id: 's', name: 'Sofía', free: false, because: 'holiday' },
      ],
    }),
    [`POST /visits/${visitId}/reassign`]: ({ body }: PlayedCall) => ({
      ...visit,
      advisor: { id: (body as { advisorId: string }).advisorId, name: 'Pedro' },
    }),
  });
  await show(<VisitActions country="mx" visit={visit} name="Luz" />);
  await page.getByRole('button', { name: 'Cambiar la videollamada de Luz' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar de asesor' }).click();
  await expect.element(page.getByText('Es día festivo')).toBeVisible();
  expect(page.getByRole('button', { name: /Laura|Sofía/ }).query()).toBeNull();
  await page.getByRole('button', { name: 'Pasarla a Pedro' }).click();
  await expect
    .poll(() => calls.find(({ name }) => name.endsWith('/reassign'))?.body)
    .toEqual({
      ...{ revision: visit.revision, advisorId: 'p' },
    });
});

test('past visits can’t be changed', async () => {
  playServer(reads);
  await show(<VisitActions country="mx" visit={visitOf(reportOf(), inDays(-1))} name="Luz" />);
  expect(page.getByRole('button').query()).toBeNull();
});
