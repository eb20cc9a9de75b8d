import type { Bulk, BulkResult } from '@volante/contract/staff/bulk/bulk.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { searchFor } from '../../layout/search-box.tsx';
import { App } from '../../router/app.tsx';
import { meAs, type PlayedCall, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { counts, pageOf, rowOf } from '../../testing/test-application.ts';

const before = location.href;
const ana = { id: 'a1111111-1111-4111-8111-111111111112', name: 'Ana Ruiz' };
const beto = { id: 'a1111111-1111-4111-8111-111111111113', name: 'Beto Sosa' };
beforeEach(async () => {
  await page.viewport(1280, 800);
  searchFor('');
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

const idsOf = (body: Bulk) =>
  body.act === 'assign' ? body.items.map(({ applicationId }) => applicationId) : body.applicationIds;
const allDone = ({ body }: PlayedCall): BulkResult => ({ done: idsOf(body as Bulk), skipped: [] });

async function openList(
  job: Role,
  rows: readonly Row[],
  answers: Record<string, (call: PlayedCall) => object | Promise<object>> = {},
) {
  workAs(meAs(job));
  const calls = playServer({
    'GET /applications/counts': () => counts,
    'GET /views': () => ({ items: [], next: null }),
    'GET /applications': () => pageOf(rows),
    'GET /people': () => ({ items: [ana, beto], next: null }),
    'POST /applications/bulk/preview': allDone,
    'POST /applications/bulk': allDone,
    ...answers,
  });
  history.replaceState(null, '', '/staff/');
  await render(<App />);
  await expect.element(page.getByText(rows[0]!.name).first()).toBeVisible();
  return (name: string) => calls.filter((call) => call.name === name);
}
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const box = (name: string) => page.getByRole('checkbox', { name: `Seleccionar a ${name}` });
const dialog = page.getByRole('dialog');
const names = ['Ada', 'Blas', 'Caro', 'Dani', 'Elsa'];
const rowsOf = (change: Partial<Row> = {}) => names.map((name) => rowOf(name, change));
const selectAll = () => page.getByRole('checkbox', { name: 'Seleccionar todas las que se ven' }).click();
const many = (count: number) => Array.from({ length: count }, (_, nth) => rowOf(`Conductor ${nth + 1}`));

async function assignTo(name: string) {
  await press('Asignar a…');
  await page.getByLabelText('¿A quién?').selectOptions(name);
  await press('Ver qué va a pasar');
}

test('whoever gives out work is offered only what they may do with one application', async () => {
  const called = await openList('lead', rowsOf());
  await box('Ada').click();
  await expect.element(page.getByText('1 seleccionada')).toBeVisible();
  for (const name of ['Asignar a…', 'Enviar enlaces…'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  for (const name of [/^Avisar lo devuelto/, /^Cerrar las que no contestan/])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
  expect(called('POST /applications/bulk/preview')).toEqual([]);
});

test('an advisor’s list has no checkboxes, on a computer or on a phone, and the key does nothing', async () => {
  await openList('advisor', rowsOf());
  await userEvent.keyboard('jx');
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await page.viewport(360, 740);
  await expect.element(page.getByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument();
});

test('X selects the row with the focus, Shift all rows between two, and the head all that are shown', async () => {
  await openList('reviewer', rowsOf());
  await userEvent.keyboard('jjx');
  await expect.element(box('Blas')).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(box('Blas')).not.toBeChecked();
  await box('Blas').click();
  await box('Dani').click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('3 seleccionadas')).toBeVisible();
  await expect.element(box('Caro')).toBeChecked();
  await selectAll();
  await expect.element(page.getByText('5 seleccionadas')).toBeVisible();
  await press('Quitar la selección');
  await expect.element(box('Caro')).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Asignar a…' })).not.toBeInTheDocument();
});

test('before anything is assigned it is said how many go to whom, and which stay for which reason', async () => {
  const rows = rowsOf();
  const [a, b, c, d, e] = rows as [Row, Row, Row, Row, Row];
  const skipped = [
    { applicationId: c.applicationId, reason: 'already' },
    { applicationId: d.applicationId, reason: 'changed_meanwhile' },
    { applicationId: e.applicationId, reason: 'refused', code: 'conflict_error' },
  ];
  const called = await openList('reviewer', rows, {
    'POST /applications/bulk/preview': () => ({ done: [a.applicationId, b.applicationId], skipped }),
  });
  await selectAll();
  await press('Asignar a…');
  await press('Ver qué va a pasar');
  await expect.element(page.getByText('Elige a quién.')).toBeVisible();
  await page.getByLabelText('¿A quién?').selectOptions('Ana Ruiz');
  await press('Ver qué va a pasar');
  await expect.element(dialog.getByText('2 se van a asignar a Ana Ruiz.')).toBeVisible();
  await expect.element(dialog.getByText('3 se quedan como están:')).toBeVisible();
  const items = () =>
    dialog
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  expect(items()).toEqual([
    `1 ya está a cargo de Ana Ruiz: ${c.reference}`,
    `1 cambió mientras tanto: ${d.reference}`,
    `1 no se pudo: ${e.reference}Ya no se puede: algo cambió. Vuelve a cargar la solicitud.`,
  ]);
  expect(called('POST /applications/bulk')).toEqual([]);
  await press('Asignar 2');
  // Exactly what was said: those that stay aren't sent.
  await expect
    .poll(() => called('POST /applications/bulk').map(({ body }) => body))
    .toEqual([
      { act: 'assign', items: [a, b].map(({ applicationId }) => ({ applicationId, from: null, to: ana.id })) },
    ]);
  await expect.element(page.getByText('2 asignadas a Ana Ruiz. 3 se quedaron como estaban.')).toBeVisible();
  await expect.element(page.getByText('3 seleccionadas')).toBeVisible();
});

test('assigning is undone for those that were assigned, each back to whom it had, and says which weren’t', async () => {
  const rows = [rowOf('Ada', { assignee: beto }), rowOf('Blas')];
  const [a, b] = rows as [Row, Row];
  let undoing = false;
  const called = await openList('reviewer', rows, {
    'POST /applications/bulk': (call) =>
      undoing
        ? { done: [a.applicationId], skipped: [{ applicationId: b.applicationId, reason: 'changed_meanwhile' }] }
        : allDone(call),
  });
  await selectAll();
  await assignTo('Ana Ruiz');
  await press('Asignar 2');
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect.element(undo).toHaveFocus();
  const reads = called('GET /applications').length;
  undoing = true;
  await undo.click();
  await expect
    .element(page.getByText('Deshecho: 1 vuelve a quien la tenía. 1 no vuelve: cambió mientras tanto.'))
    .toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
  expect(called('POST /applications/bulk').at(-1)?.body).toEqual({
    act: 'assign',
    items: [
      { applicationId: a.applicationId, from: ana.id, to: beto.id },
      { applicationId: b.applicationId, from: ana.id, to: null },
    ],
  });
  await expect.poll(() => called('GET /applications').length).toBeGreaterThan(reads);
});

test('more than 100 are done in parts with progress; a failure says how many are done and goes on with the rest', async () => {
  let answer: (answer: object) => void = () => {};
  let calls = 0;
  const called = await openList('reviewer', many(230), {
    'POST /applications/bulk': (call) => {
      calls += 1;
      if (calls === 2) return new Promise<object>((resolve) => (answer = resolve));
      return allDone(call);
    },
  });
  await selectAll();
  await press('Enviar enlaces…');
  await expect.element(dialog.getByText('Les vamos a enviar su enlace a 230 conductores.')).toBeVisible();
  await press('Enviar 230 enlaces');
  await expect.element(dialog.getByText('100 de 230')).toBeVisible();
  // Under way it can be stopped after a part, but not left.
  expect(dialog.getByRole('button', { name: /^(Cerrar|Cancelar)$/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Parar aquí' })).toBeVisible();
  answer(refusal(422, 'invalid_value'));
  await expect.element(dialog.getByText('Van 100 de 230.')).toBeVisible();
  await press('Seguir con las 130 que faltan');
  await expect.element(page.getByText('Enlace en camino a 230 conductores.')).toBeVisible();
  const sent = called('POST /applications/bulk');
  expect(sent.map(({ body }) => idsOf(body as Bulk).length)).toEqual([100, 100, 100, 30]);
  // The part whose answer was a failure is the same call again.
  expect(sent[2]?.key).toBe(sent[1]?.key);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(called('POST /applications/bulk/preview')).toHaveLength(3);
});

test('stopped under way, it ends with the part that is being done, and says how many are', async () => {
  let answer: () => void = () => {};
  const called = await openList('reviewer', many(230), {
    'POST /applications/bulk': (call) => new Promise<object>((resolve) => (answer = () => resolve(allDone(call)))),
  });
  await selectAll();
  await press('Enviar enlaces…');
  await press('Enviar 230 enlaces');
  await press('Parar aquí');
  answer();
  await expect
    .element(page.getByText('Enlace en camino a 100 conductores. 130 se quedaron como estaban.'))
    .toBeVisible();
  await expect.element(page.getByText('130 seleccionadas')).toBeVisible();
  expect(called('POST /applications/bulk')).toHaveLength(1);
});

test('whoever leaves after a part keeps what isn’t done selected, and can undo what was', async () => {
  let calls = 0;
  await openList('reviewer', many(150), {
    'POST /applications/bulk': (call) => {
      calls += 1;
      return calls === 2 ? refusal(422, 'invalid_value') : allDone(call);
    },
  });
  await selectAll();
  await assignTo('Nadie');
  await expect.element(dialog.getByText('150 van a quedar sin nadie a cargo.')).toBeVisible();
  await press('Asignar 150');
  await expect.element(dialog.getByText('Van 100 de 150.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect.element(page.getByText('100 quedaron sin nadie a cargo. 50 se quedaron como estaban.')).toBeVisible();
  await expect.element(page.getByText('50 seleccionadas')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

test('silent ones are closed after the days that somebody gives, at least a week, and that is not undone together', async () => {
  const [a, b] = rowsOf() as [Row, Row];
  const called = await openList('reviewer', [a, b], {
    'POST /applications/bulk/preview': () => ({
      done: [a.applicationId],
      skipped: [{ applicationId: b.applicationId, reason: 'not_silent' }],
    }),
  });
  await selectAll();
  await press('Cerrar las que no contestan…');
  await page.getByLabelText('¿Cuántos días sin respuesta?').fill('6');
  await press('Ver qué va a pasar');
  await expect.element(page.getByText('Escribe un número de 7 a 365.')).toBeVisible();
  await page.getByLabelText('¿Cuántos días sin respuesta?').fill('40');
  await press('Ver qué va a pasar');
  await expect
    .element(dialog.getByText(/^1 se va a cerrar: su conductor lleva 40 días o más sin hacer nada/))
    .toBeVisible();
  await expect.element(dialog.getByText(`1 no lleva 40 días pendiente de su conductor: ${b.reference}`)).toBeVisible();
  await press('Cerrar 1');
  await expect.element(page.getByText('1 solicitud cerrada. 1 se quedó como estaba.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
  expect(called('POST /applications/bulk').map(({ body }) => body)).toEqual([
    { act: 'close_silent', applicationIds: [a.applicationId], days: 40 },
  ]);
});

test('where nothing can be done no button does it; what changes while it is done is said, too', async () => {
  const [a] = rowsOf() as [Row];
  let reason = 'nothing_to_tell';
  await openList('reviewer', [a], {
    'POST /applications/bulk/preview': (call) =>
      reason ? { done: [], skipped: [{ applicationId: a.applicationId, reason }] } : allDone(call),
    'POST /applications/bulk': () => ({
      done: [],
      skipped: [{ applicationId: a.applicationId, reason: 'application_closed' }],
    }),
  });
  await selectAll();
  await press('Avisar lo devuelto…');
  await expect.element(dialog.getByText('No hay nada que hacer con las que elegiste.')).toBeVisible();
  await expect.element(dialog.getByText(`1 no tiene nada por avisar: ${a.reference}`)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Avisar/ })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  reason = '';
  await press('Avisar lo devuelto…');
  await press('Avisar a 1');
  await expect.element(page.getByText(`1 ya está cerrada: ${a.reference}`)).toBeVisible();
});

test('on a phone cards are selected once somebody says so; the acts are a menu', async () => {
  await page.viewport(360, 740);
  await openList('reviewer', rowsOf());
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await press('Seleccionar');
  expect(page.getByRole('link', { name: 'Ada' }).elements()).toEqual([]);
  await box('Ada').click();
  await expect.element(box('Ada')).toBeChecked();
  expect(location.pathname).toBe('/staff/');
  await press('Qué hacer');
  await page.getByRole('menuitem', { name: 'Enviar enlaces…' }).click();
  await expect.element(dialog.getByText('Le vamos a enviar su enlace a 1 conductor.')).toBeVisible();
  await press('Cancelar');
  await press('Terminar de seleccionar');
  await expect.element(page.getByText('1 seleccionada')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Ada' })).toBeVisible();
});

test('another list begins with nothing selected', async () => {
  await openList('reviewer', rowsOf());
  await box('Ada').click();
  await press(/^En curso/);
  await expect.element(page.getByText('1 seleccionada')).not.toBeInTheDocument();
  await press(/^Nos toca/);
  await expect.element(box('Ada')).not.toBeChecked();
});
