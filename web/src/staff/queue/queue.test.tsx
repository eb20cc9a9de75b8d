import type { View } from '@volante/contract/staff/queue.ts';
import { waitsForAnybody } from '@volante/contract/staff/queue-row.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { searchFor } from '../layout/search-box.tsx';
import { App } from '../router/app.tsx';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../testing/played-server.ts';
import { counts, pageOf, rowOf } from '../testing/test-application.ts';

const me = meAs('reviewer');
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

async function openList(address: string, answers: Record<string, (call: PlayedCall) => object> = {}) {
  const calls = playServer({
    'GET /applications/counts': () => counts,
    'GET /views': () => ({ items: [], next: null }),
    'GET /applications': () => pageOf([rowOf('Ana Torres')]),
    ...answers,
  });
  history.replaceState(null, '', `/staff${address}`);
  await render(<App />);
  await expect.element(page.getByRole('link', { name: 'Ana Torres' })).toBeVisible();
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('the list can be limited to applications opened on certain days, kept in the address', async () => {
  const called = await openList('/?country=mx');
  await press('Se abrió');
  await page.getByLabelText('Desde', { exact: true }).fill('2026-11-08');
  await page.getByLabelText('Hasta').fill('2026-11-01');
  await press('Mostrar');
  await expect.element(page.getByText('Termina antes de empezar.')).toBeVisible();
  await expect.element(page.getByLabelText('Hasta')).toHaveFocus();
  await page.getByLabelText('Hasta').fill('2026-11-15');
  await press('Mostrar');
  await expect.element(page.getByRole('button', { name: 'Se abrió: 8 nov 2026 – 15 nov 2026' })).toBeVisible();
  expect(location.search).toBe('?country=mx&createdFrom=2026-11-08&createdTo=2026-11-15');
  const asked = () => Object.fromEntries(called('GET /applications').at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ country: 'mx', createdFrom: '2026-11-08', createdTo: '2026-11-15' });
  await press(/^Se abrió:/);
  await press('Cualquier día');
  await expect.poll(() => location.search).toBe('?country=mx');
});

test('the list shows decided applications only for a filter or a search that asks for them', async () => {
  const called = await openList('/', {
    'GET /applications/counts': () => ({ ...counts, stages: { approved: 7 }, waitsFor: { nobody: 8 }, total: 20 }),
    'POST /applications/search': () => pageOf([rowOf('Roberto Sánchez')]),
  });
  const waits = () => called('GET /applications').at(-1)?.query.getAll('waitsFor');
  expect(waits()).toEqual(waitsForAnybody);
  await expect.element(page.getByRole('button', { name: 'En curso 12' })).toHaveAttribute('aria-pressed', 'true');
  await press('Aprobada 7');
  await expect.poll(waits).toEqual([]);
  await press('En curso 12');
  await expect.poll(waits).toEqual(waitsForAnybody);
  await press(/^Pendiente de/);
  await page.getByRole('menuitemcheckbox', { name: 'Decidida o cerrada' }).click();
  await expect.poll(waits).toEqual(['nobody']);
  await expect.element(page.getByRole('button', { name: 'Todas 20' })).toBeInTheDocument();
  searchFor('Sánchez');
  await expect.element(page.getByRole('link', { name: 'Roberto Sánchez' })).toBeVisible();
});

test('while somebody searches, the stages carry no counts of the list that stands behind', async () => {
  await openList('/', { 'POST /applications/search': () => pageOf([]) });
  await expect.element(page.getByRole('button', { name: /^En curso \d/ })).toBeVisible();
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
