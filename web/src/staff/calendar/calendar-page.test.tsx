import { addDays } from '@volante/contract/fields/dates.ts';
import type { ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, playServer, workAs } from '../testing/played-server.ts';
import { reportOf, visitOf } from '../testing/test-application.ts';
import { showPage } from '../testing/test-console-page.tsx';
import { dayOf, today } from '../visits/days.ts';
import { CalendarPage } from './calendar-page.tsx';

const before = location.href;
const me = meAs('advisor');
const tomorrow = addDays(today(), 1);
const at = (time: string) => new Date(`${tomorrow}T${time}`).toISOString();
const laura = { id: 'l', name: 'Laura' };
const pedro = { id: 'p', name: 'Pedro' };
const advisorOf = (item: typeof laura, more: object = {}) => ({
  ...{ ...item, revision: 1, zone: 'America/Mexico_City', countries: ['mx'], holidays: 'MX', hours: [] },
  ...{ active: true, accountId: null, timeOff: [], visitsAhead: 0, hasCalendarAddress: false, ...more },
});
const listed = (name: string, time: string, advisor: typeof laura): ListedVisit => ({
  ...visitOf(reportOf(), at(time)),
  ...{ id: name, advisor, name, reference: '1234-5678', phone: '+525512345678', country: 'mx' },
});
const slot = { id: 's', startTime: at('11:00'), endTime: at('11:30'), advisors: [pedro] };

function open(query: string): void {
  history.replaceState(null, '', `/staff/calendar?day=${tomorrow}${query}`);
}
const show = () => showPage(<CalendarPage />);

beforeEach(async () => {
  workAs(me);
  playServer({
    'GET /advisors': () => ({
      items: [advisorOf(laura, { accountId: me.account.id }), advisorOf(pedro)],
      next: null,
    }),
    'GET /visits': () => ({
      items: [listed('Luz Paz', '10:00', laura), listed('Beto Ruiz', '10:00', pedro)],
      next: null,
      holds: [{ advisorId: 'p', startsAt: at('12:00'), endsAt: at('12:30'), expiresAt: at('12:00') }],
    }),
    'GET /visits/changes': () => ({
      items: [
        {
          ...{ id: '2', at: '2026-11-22T12:00:00Z', kind: 'taken', by: { id: 'e', name: 'Eva Ríos' } },
          visit: listed('Beto Ruiz', '10:00', pedro),
        },
        { id: '1', at: '2026-11-21T12:00:00Z', kind: 'booked', by: null, visit: listed('Luz Paz', '10:00', laura) },
      ],
      next: null,
    }),
    'GET /slots': ({ query }) => ({ slots: query.get('country') === 'mx' ? [slot] : [] }),
    'GET /holidays': () => ({ items: [{ day: tomorrow, name: 'Navidad', worked: false }], next: null }),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  await page.viewport(1280, 800);
});

test('on a phone one’s own visits of the day come first, each with its actions', async () => {
  await page.viewport(360, 740);
  open('');
  await show();
  const own = page.getByRole('list').last();
  await expect.element(own.getByRole('link', { name: 'Luz Paz', exact: true })).toBeVisible();
  expect(own.getByText('Beto Ruiz').query()).toBeNull();
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  expect(href('Entrar a la videollamada de Luz Paz')).toBe('https://meet.example.org/x');
  expect(href('Llamar a Luz Paz')).toBe('tel:+525512345678');
  expect(href('WhatsApp de Luz Paz')).toBe('https://wa.me/525512345678');
  await expect.element(page.getByRole('button', { name: 'Cambiar la videollamada de Luz Paz' })).toBeVisible();
  await expect.element(page.getByText('Día festivo: Navidad (MX)')).toBeVisible();
});

test('the team’s day has a column per advisor, with visits, holds, and free slots to book', async () => {
  await page.viewport(1280, 800);
  open('&view=day&who=all');
  await show();
  await expect.element(page.getByRole('columnheader', { name: 'Pedro' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Beto Ruiz' }).last()).toBeVisible();
  await expect.element(page.getByText('Un conductor la está agendando')).toBeVisible();
  expect(page.getByRole('button', { name: /agendar con Laura/ }).query()).toBeNull();
  await page.getByRole('button', { name: /agendar con Pedro, 11:00/ }).click();
  await expect.element(page.getByRole('dialog', { name: '¿Para qué solicitud?' })).toBeVisible();
});

test('a week opens a visit, and the address holds what is shown', async () => {
  await page.viewport(1280, 800);
  open('&view=week&who=all');
  await show();
  await page.getByRole('button', { name: /Luz Paz/ }).click();
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Llamar a Luz Paz' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Después' }).click();
  expect(new URLSearchParams(location.search).get('day')).toBe(addDays(tomorrow, 7));
  expect(new URLSearchParams(location.search).get('who')).toBe('all');
});

test.each(['week', 'day'])('a driver who is late is so in the %s’s small entries, too', async (view) => {
  playServer({
    'GET /advisors': () => ({ items: [advisorOf(laura)], next: null }),
    'GET /visits': () => ({
      items: [{ ...listed('Luz Paz', '10:00', laura), attendance: 'late', attendanceAt: at('09:00') }],
      ...{ next: null, holds: [] },
    }),
    'GET /visits/changes': () => ({ items: [], next: null }),
    'GET /slots': () => ({ slots: [] }),
    'GET /holidays': () => ({ items: [], next: null }),
  });
  open(`&view=${view}&who=all`);
  await show();
  await expect
    .element(page.getByRole(view === 'week' ? 'button' : 'link', { name: /Luz Paz.*Llega 10 minutos tarde/ }))
    .toBeVisible();
});

test('a past visit says in the week view that its report is missing, and opens it', async () => {
  await page.viewport(1280, 800);
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const visit = (name: string, startsAt: string) => ({
    ...{ ...listed(name, '10:00', laura), startsAt },
    endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
  });
  playServer({
    'GET /visits': () => ({
      ...{ items: [visit('Luz Paz', hours(-1)), visit('Beto Ruiz', hours(1))], next: null, holds: [] },
    }),
    'GET /advisors': () => ({ items: [advisorOf(laura)], next: null }),
    'GET /visits/changes': () => ({ items: [], next: null }),
    'GET /holidays': () => ({ items: [], next: null }),
  });
  history.replaceState(null, '', `/staff/calendar?day=${dayOf(hours(-1))}&view=week&who=all`);
  await show();
  const over = page.getByRole('button', { name: /Luz Paz/ });
  await expect.element(over.getByText('Falta el reporte')).toBeVisible();
  expect(page.getByText('Agendada').query()).toBeNull();
  await over.click();
  const report = page.getByRole('dialog').getByRole('link', { name: 'Hacer el reporte de la videollamada de Luz Paz' });
  expect(report.element().getAttribute('href')).toMatch(/\/staff\/applications\/.*\/visit$/);
});

test('a day is chosen in a month by arrow keys, and weeks begin on Monday', async () => {
  await page.viewport(360, 740);
  open('&view=list');
  await show();
  await page.getByRole('button', { name: 'Elegir día' }).click();
  const month = page.getByRole('grid');
  await expect.element(month.getByRole('button').first()).toBeVisible();
  expect(month.element().querySelector('th')?.textContent).toMatch(/^lun|^mon/i);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => new URLSearchParams(location.search).get('day')).toBe(addDays(tomorrow, 7));
  expect(page.getByRole('grid').query()).toBeNull();
});

test('an advisor sees what others changed about their visits, and who took one over', async () => {
  await page.viewport(360, 740);
  open('');
  await show();
  const changes = page.getByRole('list', { name: '2 cambios en tus videollamadas' }).getByRole('listitem');
  await expect.element(changes.nth(0)).toMatchTextContent(/Beto Ruiz.*Eva Ríos se la pasó a Pedro/);
  await expect.element(changes.nth(1)).toMatchTextContent(/Luz Paz.*El conductor la agendó/);
  expect(localStorage.getItem('volante.staff.visit-changes-seen')).toBe('2026-11-22T12:00:00Z');
});
