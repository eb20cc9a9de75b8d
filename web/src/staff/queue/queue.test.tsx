import type { View } from '@volante/contract/staff/queue.ts';
import { waitsForAnybody, waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { searchFor } from '../layout/search-box.tsx';
import { App } from '../router/app.tsx';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../testing/played-server.ts';
import { counts, pageOf, rowOf } from '../testing/test-application.ts';
import { firstPart, typeDay } from '../testing/type-day.ts';

const me = meAs('reviewer');
let close: () => void | Promise<void> = () => {};
const before = location.href;
beforeEach(async () => {
  await page.viewport(1280, 800);
  searchFor('');
  workAs(me);
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

async function openList(
  address: string,
  answers: Record<string, (call: PlayedCall) => object> = {},
  shown: Locator = page.getByRole('link', { name: 'Ana Torres' }),
) {
  const calls = playServer({
    'GET /applications/counts': () => counts,
    'GET /views': () => ({ items: [], next: null }),
    'GET /applications': () => pageOf([rowOf('Ana Torres')]),
    ...answers,
  });
  history.replaceState(null, '', `/staff${address}`);
  const { unmount } = await render(<App />);
  close = unmount;
  await expect.element(shown).toBeVisible();
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('the list can be limited to applications opened on certain days, kept in the address', async () => {
  const called = await openList('/?country=mx');
  await press('Se abrió');
  await typeDay('Desde', '2026-11-08');
  await typeDay('Hasta', '2026-11-01');
  await press('Mostrar');
  await expect.element(page.getByText('Termina antes de empezar.')).toBeVisible();
  await expect.element(firstPart('Hasta')).toHaveFocus();
  await typeDay('Hasta', '2026-11-15');
  await press('Mostrar');
  await expect.element(page.getByRole('button', { name: 'Se abrió: 8 nov 2026 – 15 nov 2026' })).toBeVisible();
  expect(location.search).toBe('?country=mx&createdFrom=2026-11-08&createdTo=2026-11-15');
  const asked = () => Object.fromEntries(called('GET /applications').at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ country: 'mx', createdFrom: '2026-11-08', createdTo: '2026-11-15' });
  await press(/^Se abrió:/);
  await press('Cualquier día');
  await expect.poll(() => location.search).toBe('?country=mx');
});

test('the list opens with what waits for the company; others’ turns and decided applications are shown where somebody asks for them', async () => {
  const called = await openList('/', {
    'GET /applications/counts': () => ({
      ...counts,
      stages: { approved: 7 },
      waitsFor: { nobody: 8, review: 4, report: 1, driver: 7 },
      total: 20,
      overdue: 2,
    }),
    'POST /applications/search': () => pageOf([rowOf('Roberto Sánchez')]),
  });
  const waits = () => called('GET /applications').at(-1)?.query.getAll('waitsFor');
  expect(waits()).toEqual(waitsForUs);
  await expect.element(page.getByRole('button', { name: 'Nos toca 5' })).toHaveAttribute('aria-pressed', 'true');
  await press('Vencidas 2');
  await expect.poll(() => location.search).toBe('?due=overdue');
  expect(waits()).toEqual(waitsForUs);
  await press('Vencidas 2');
  await press('Aprobada 7');
  await expect.poll(waits).toEqual([]);
  await press('En curso 12');
  await expect.poll(waits).toEqual(waitsForAnybody);
  await expect.element(page.getByRole('button', { name: 'En curso 12' })).toHaveAttribute('aria-pressed', 'true');
  await press(/^Alertas/);
  await page.getByRole('menuitemcheckbox', { name: 'Un teléfono pide entrar' }).click();
  await userEvent.keyboard('{Escape}');
  await press(/^Nos toca/);
  // The driver’s turn, too: whoever asks to be let in needs somebody.
  await expect.poll(waits).toEqual(waitsForAnybody);
  await press('Quitar filtros');
  await press(/^Pendiente de/);
  await page.getByRole('menuitemcheckbox', { name: 'Decidida o cerrada' }).click();
  await expect.poll(waits).toEqual(['nobody']);
  await expect.element(page.getByRole('button', { name: 'Todas 20' })).toBeInTheDocument();
  searchFor('Sánchez');
  await expect.element(page.getByRole('link', { name: 'Roberto Sánchez' })).toBeVisible();
});

test('Enter in the search opens the only hit, and of several goes to the first', async () => {
  const found = [rowOf('Roberto Sánchez', { applicationId: 'a1' }), rowOf('Rosa Sánchez', { applicationId: 'a2' })];
  await openList('/', {
    'POST /applications/search': ({ body }) => pageOf((body as { q: string }).q === 'ros' ? found.slice(1) : found),
  });
  const box = page.getByRole('searchbox');
  await box.fill('san');
  await expect.element(page.getByRole('link', { name: 'Rosa Sánchez' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Roberto Sánchez' })).toHaveFocus();
  await box.fill('ros');
  await expect.element(page.getByRole('link', { name: 'Roberto Sánchez' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/staff/applications/a2');
});

test('while somebody searches, the stages carry no counts of the list that stands behind', async () => {
  await openList('/', { 'POST /applications/search': () => pageOf([]) });
  await expect.element(page.getByRole('button', { name: /^Nos toca \d/ })).toBeVisible();
  searchFor('zzzz');
  await expect.element(page.getByText('Nada coincide con “zzzz”')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Todas', exact: true })).toBeVisible();
});

test('saving a view under an existing name replaces that view at the revision seen', async () => {
  const view: View = { id: 'v', revision: 3, name: 'Pendientes', query: {}, shared: false, owner: me.account };
  const called = await openList('/?country=us', {
    'GET /views': () => ({ items: [view], next: null }),
    'PATCH /views/v': () => ({ ...view, revision: 4 }),
  });
  await press('Vistas');
  await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click();
  await page.getByLabelText('Nombre de la vista').fill('pendientes');
  await expect.element(page.getByText('Ya tienes una vista con este nombre: se cambia por esta.')).toBeVisible();
  await press('Guardar');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const body = { revision: 3, name: 'pendientes', query: { country: ['us'] } };
  expect(called('PATCH /views/v').map((call) => call.body)).toEqual([body]);
  expect(called('POST /views')).toEqual([]);
});

test('in a list of several pages only rows that began to wait since it was loaded are new', async () => {
  const since = '2026-11-22T12:05:00Z';
  const changed = rowOf('Further Down', { updatedAt: since });
  const came = rowOf('Ximena Garza', { updatedAt: since, waitingSince: since });
  await openList('/', {
    'GET /applications': ({ query }) =>
      query.get('sort') === 'updatedAt'
        ? pageOf([changed, came])
        : query.get('cursor')
          ? refusal(503, 'server_unavailable_error')
          : { ...pageOf([rowOf('Ana Torres')]), next: 'more' },
  });
  await expect.element(page.getByRole('button', { name: '1 nueva · Mostrar' })).toBeVisible();
});

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('each row says in words by when the company answers, and why it waits', async () => {
  await openList('/', {
    'GET /applications': () =>
      pageOf([
        rowOf('Ana Torres', { answerBy: at(-2.2), country: 'us' }),
        rowOf('Beto Ruiz', { answerBy: at(240) }),
        rowOf('Carla Díaz', { waitsFor: 'driver', because: [{ code: 'driver_steps', params: { steps: [] } }] }),
      ]),
  });
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect.element(row('Ana Torres').getByText(/documentos por revisar/)).toBeVisible();
  await expect.element(row('Ana Torres').getByText(/^Vencida hace/)).toBeVisible();
  await expect.element(row('Ana Torres').getByRole('cell', { name: 'Estados Unidos' })).toBeVisible();
  // Screen readers hear the unit.
  await expect.element(row('Ana Torres').getByText('2 horas')).toBeInTheDocument();
  await expect.element(row('Beto Ruiz').getByText(/^\d{1,2} \p{L}+, \d{1,2}:\d\d/u)).toBeVisible();
  expect(
    row('Carla Díaz')
      .getByText(/Vencida|Hoy|Mañana/)
      .query(),
  ).toBeNull();
});

test('columns are chosen by each member and kept in this browser; driver and next act stay', async () => {
  await openList('/');
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
  expect(heads()).toEqual([
    ...['Conductor', 'País', 'Pendiente de', 'Por qué', 'Plazo', 'Alertas', 'A cargo de', 'Qué sigue', 'Vistazo'],
  ]);
  await press('Columnas');
  await page.getByRole('menuitemcheckbox', { name: 'País' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Referencia' }).click();
  await userEvent.keyboard('{Escape}');
  const chosen = [
    ...['Conductor', 'Referencia', 'Pendiente de', 'Por qué', 'Plazo', 'Alertas', 'A cargo de', 'Qué sigue', 'Vistazo'],
  ];
  await expect.poll(heads).toEqual(chosen);
  await expect.element(page.getByRole('cell', { name: /^1234-/ })).toBeVisible();
  expect(Object.entries(localStorage)).toContainEqual([
    `volante.staff.columns.${me.account.id}`,
    'reference,waits,why,due,flags,assignee',
  ]);
  await close();
  await openList('/');
  expect(heads()).toEqual(chosen);
});

test('a list is by due time where it is the company’s turn, otherwise by how long each waits', async () => {
  await openList('/');
  await expect.element(page.getByRole('button', { name: 'Orden: Por su plazo' })).toBeVisible();
  await press(/^En curso/);
  await expect.element(page.getByRole('button', { name: 'Orden: La que más espera' })).toBeVisible();
  await press(/^Orden/);
  await page.getByRole('menuitemradio', { name: 'Por su plazo' }).click();
  await expect.poll(() => new URLSearchParams(location.search).get('sort')).toBe('answerBy');
});

test('a list in which nothing waits for the company leads to what is under way', async () => {
  const answer = ({ query }: PlayedCall) =>
    pageOf(query.getAll('waitsFor').includes('driver') ? [rowOf('Ana Torres')] : []);
  await openList('/', { 'GET /applications': answer }, page.getByText('No hay nada por atender'));
  await press('Ver lo que está en curso');
  await expect.element(page.getByRole('link', { name: 'Ana Torres' })).toBeVisible();
});

test('on a phone a card says the due time, too, and so does the preview', async () => {
  await page.viewport(360, 740);
  await openList('/', { 'GET /applications': () => pageOf([rowOf('Ana Torres', { answerBy: at(-50) })]) });
  await expect.element(page.getByText(/^Vencida hace/)).toBeVisible();
  await page.viewport(1280, 800);
  await press('Vistazo a Ana Torres');
  await expect.element(page.getByRole('dialog').getByText(/^Vencida hace/)).toBeVisible();
});
