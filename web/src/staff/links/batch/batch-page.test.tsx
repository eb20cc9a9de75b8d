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
          ? [{ line: 3, status: 'error', errors, of: null, applicationId: null }]
          : [
              { line: 5, status: 'duplicate', errors: [], of: null, applicationId: null },
              { line: 6, status: 'duplicate', errors: [], of: '1234-5678', applicationId: null },
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
  await expect.poll(() => create()).toEqual([{ skipDuplicates: false, skipErrors: true }]);
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

const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
const done: Batch = { ...checked, state: 'done', created: 5, skipped: 1 };

/** A file of which lines 2 to 6 were made, whose third and fourth drivers can't be reached. */
function playSending(answers: Parameters<typeof playServer>[0] = {}) {
  const of = `/link-batches/${batchId}`;
  const skipped = ids.slice(2, 4).map((applicationId) => ({ applicationId, reason: 'no_channel' as const }));
  return playServer({
    'GET /applications/counts': () => counts,
    [`GET ${of}`]: () => done,
    [`GET ${of}/rows`]: ({ query }) =>
      query.get('status')
        ? { items: [], next: null }
        : {
            items: [
              ...ids.map((applicationId, nth) => ({
                line: nth + 2,
                status: 'ok',
                errors: [],
                of: null,
                applicationId,
              })),
              { line: 7, status: 'error', errors: [], of: null, applicationId: null },
            ],
            next: null,
          },
    'POST /applications/bulk/preview': () => ({
      ...{ done: [ids[0], ids[1], ids[4]], skipped, channels: { whatsapp: 1, sms: 0, email: 2 } },
    }),
    'POST /applications/bulk': () => ({
      ...{ done: [ids[0], ids[1]], skipped: [{ applicationId: ids[4], reason: 'sent_today' }] },
      channels: { whatsapp: 0, sms: 0, email: 2 },
    }),
    ...answers,
  });
}

test('the links of a file are sent after a preview by channel, and the lines that got none are named', async () => {
  workAs(meAs('lead'));
  const calls = playSending();
  const sent = () => calls.filter(({ name }) => name === 'POST /applications/bulk').map(({ body }) => body);
  await render(<App />);
  await page.getByRole('button', { name: 'Enviar los enlaces…' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Les vamos a enviar su enlace a 3 conductores.')).toBeVisible();
  await expect.element(dialog.getByText('WhatsApp: 1 · Correo: 2.')).toBeVisible();
  await expect.element(dialog.getByText('2 no tienen por dónde recibirlo: renglones 4–5')).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole('button', { name: 'Enviar 3 enlaces' }).click();
  await expect.element(page.getByText('Enlace en camino a 2 conductores.')).toBeVisible();
  await expect.element(page.getByText(/recibió el enlace en las últimas 24 horas: renglón 6$/)).toBeVisible();
  await expect.element(page.getByText('2 no tienen por dónde recibirlo: renglones 4–5')).toBeVisible();
  // Exactly those that the preview named.
  expect(sent()).toEqual([{ act: 'send_link', applicationIds: [ids[0], ids[1], ids[4]] }]);
});

test('when sending fails midway, the lines that weren’t tried are named', async () => {
  workAs(meAs('reviewer'));
  const all = Array.from({ length: 150 }, () => crypto.randomUUID());
  const rows = all.map((applicationId, nth) => ({ line: nth + 2, status: 'ok', errors: [], of: null, applicationId }));
  let calls = 0;
  const every = (body: unknown) => ({
    ...{ done: (body as { applicationIds: string[] }).applicationIds, skipped: [] },
    channels: { whatsapp: 0, sms: 0, email: (body as { applicationIds: string[] }).applicationIds.length },
  });
  playSending({
    [`GET /link-batches/${batchId}/rows`]: ({ query }) => {
      if (query.get('status')) return { items: [], next: null };
      return query.get('cursor') ? { items: rows.slice(100), next: null } : { items: rows.slice(0, 100), next: 'c' };
    },
    'POST /applications/bulk/preview': ({ body }) => every(body),
    'POST /applications/bulk': ({ body }) => (++calls > 1 ? refusal(503, 'server_unavailable_error') : every(body)),
  });
  await render(<App />);
  await page.getByRole('button', { name: 'Enviar los enlaces…' }).click();
  await page.getByRole('button', { name: 'Enviar 150 enlaces' }).click();
  await expect.element(page.getByText('Van 100 de 150.')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect.element(page.getByText('Enlace en camino a 100 conductores.')).toBeVisible();
  await expect.element(page.getByText('50 renglones sin enviar todavía: renglones 102–151')).toBeVisible();
});

test('who may not do something with many applications isn’t offered to send the links of a file', async () => {
  playSending();
  await render(<App />);
  await expect.element(page.getByRole('link', { name: 'Descargar los enlaces (CSV)' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Enviar los enlaces…' }).elements()).toEqual([]);
});
