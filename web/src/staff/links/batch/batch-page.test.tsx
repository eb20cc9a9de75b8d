import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../router/app.tsx';
import { meAs, playServer, refusal, workAs } from '../../testing/played-server.ts';
import { counts } from '../../testing/test-application.ts';

const batchId = crypto.randomUUID();
const checked: Batch = {
  ...{ batchId, country: 'mx', createdAt: '2026-11-23T12:00:00Z', state: 'checked', created: 0, skipped: 0 },
  ...{ counts: { ok: 3, error: 1, duplicate: 2 }, opened: 0, revoked: 0, ignored: ['celulares'] },
};
const errors = [
  { path: 'phone', code: 'phone_too_short' },
  { path: 'row', code: 'too_many_columns' },
  { path: 'firstName', code: 'invalid_value' },
];
const before = location.href;

beforeEach(async () => {
  await page.viewport(1280, 800);
  workAs(meAs('advisor'));
  history.replaceState(null, '', `/staff/links/batch/${batchId}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

function play(batch: () => Batch | { status: number; code: string }) {
  const of = `/link-batches/${batchId}`;
  return playServer({
    'GET /applications/counts': () => counts,
    [`GET ${of}`]: batch,
    [`GET ${of}/rows`]: ({ query }) => ({
      items:
        query.get('status') === 'error'
          ? [{ line: 3, status: 'error', errors, of: null }]
          : [
              { line: 5, status: 'duplicate', errors: [], of: null },
              { line: 6, status: 'duplicate', errors: [], of: '1234-5678' },
            ],
      next: null,
    }),
    [`POST ${of}/create`]: () => ({ state: 'running', created: 0, skipped: 3 }),
    [`POST ${of}/revoke`]: () => ({ revoked: 2 }),
  });
}

test('each row shows its line, its column and its fault or duplicate', async () => {
  play(() => checked);
  await render(<App />);
  await expect.element(page.getByText('Celular: Escribe los 10 dígitos.')).toBeVisible();
  await expect.element(page.getByText('Columnas que no se leen: celulares.')).toBeVisible();
  await expect.element(page.getByText(/Renglón: Tiene más columnas/)).toBeVisible();
  await expect.element(page.getByText('Nombre(s): No puede empezar con =, +, - ni @.')).toBeVisible();
  await expect.element(page.getByText('El celular o el correo ya está en un renglón de arriba.')).toBeVisible();
  await expect.element(page.getByText('El celular o el correo ya está en la solicitud 1234-5678.')).toBeVisible();
});

test('thousands of rows are counted as people write them', async () => {
  play(() => ({ ...checked, counts: { ok: 1, error: 0, duplicate: 4999 } }));
  await render(<App />);
  await expect.element(page.getByText('4,999 renglones repetidos')).toBeVisible();
});

test('a file with nothing below its columns says so', async () => {
  play(() => ({ ...checked, counts: { ok: 0, error: 0, duplicate: 0 } }));
  await render(<App />);
  await expect.element(page.getByText(/Debajo de los nombres de las columnas no hay ningún renglón/)).toBeVisible();
});

test('rows in error must be corrected or skipped, and duplicates are created only on request', async () => {
  const calls = play(() => checked);
  await render(<App />);
  const create = () => calls.filter(({ name }) => name.endsWith('/create')).map(({ body }) => body);
  await page.getByRole('button', { name: 'Crear 3 enlaces' }).click();
  await expect.element(page.getByText(/Corrige el archivo y elígelo otra vez/)).toBeVisible();
  expect(create()).toEqual([]);
  await page.getByLabelText('Saltar los renglones con errores').click();
  await page.getByLabelText('Saltar los repetidos').click();
  await page.getByRole('button', { name: 'Crear 5 enlaces' }).click();
  await vi.waitFor(() => expect(create()).toEqual([{ skipDuplicates: false, skipErrors: true }]));
});

test('a batch under way shows its progress until it is done, even after a reload', async () => {
  let created = 1;
  play(() => {
    created += 1;
    const isDone = created >= 3;
    return { ...checked, state: isDone ? 'done' : 'running', created, skipped: 3 };
  });
  await render(<App />);
  await expect.element(page.getByRole('progressbar', { name: '2 de 3 enlaces' })).toBeInTheDocument();
  await expect.element(page.getByText('3 enlaces creados · 3 renglones sin crear')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Descargar los enlaces (CSV)' }))
    .toHaveAttribute('href', `/api/staff/link-batches/${batchId}/result.csv`);
});

test('somebody else’s file is not there, and says why', async () => {
  play(() => refusal(404, 'not_found_error'));
  await render(<App />);
  await expect.element(page.getByText(/Este archivo no es tuyo o ya no está/)).toBeVisible();
});
