import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { typeDay } from '../../testing/type-day.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const id = '0190b0a0-0000-7000-8000-000000000001';
const webhook = {
  id,
  url: 'https://crm.example.com/volante',
  description: 'CRM',
  kinds: ['application.decided', 'visit.booked'],
  countries: ['mx'],
  off: null as { why: string; at: string } | null,
  failingSince: null as string | null,
  previousSecretUntil: null,
  createdAt: '2026-11-01T12:00:00Z',
  waiting: 3,
};
const event = {
  eventId: '0190b0a0-0000-7000-8000-0000000000e1',
  kind: 'application.decided',
  applicationId: '0190b0a0-0000-7000-8000-0000000000a1',
  reference: '10-234',
  at: '2026-11-24T12:00:00Z',
  state: 'waiting',
  tries: 2,
  dueAt: '2026-11-24T13:00:00Z',
  request: '{"type":"application.decided"}',
  attempt: { at: '2026-11-24T12:05:00Z', reason: 'refused', status: 500, answer: 'Internal error', ms: 120 },
};
let shown: typeof webhook;
const played = (more = {}) =>
  playServer({
    'GET /webhooks': () => ({ items: [shown] }),
    [`GET /webhooks/${id}/deliveries`]: () => ({ items: [event], next: null }),
    ...more,
  });

beginAt('/admin/webhooks', 'everything');
beforeEach(() => {
  shown = { ...webhook };
});

async function open(): Promise<void> {
  await showPage(<WebhooksPage />);
  await page.getByRole('button', { name: /^CRM/ }).click();
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
}

test('a new webhook shows its secret once; an address inside is refused at its field', async () => {
  let body: unknown;
  let isRefused = true;
  played({
    'POST /webhooks': (given: { body: unknown }) => {
      body = given.body;
      if (isRefused) return refusal(422, 'unprocessable_error', { path: 'url', code: 'invalid_value' });
      return { webhook: shown, secret: 'whsec_abc' };
    },
  });
  await showPage(<WebhooksPage />);
  await page.getByRole('button', { name: 'Agregar un webhook' }).click();
  const url = page.getByRole('textbox', { name: 'Dirección' });
  await userEvent.fill(url, 'https://10.0.0.1/hooks');
  await page.getByRole('checkbox', { name: 'Estados Unidos' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Escribe una dirección pública que empiece con https://')).toBeInTheDocument();
  expect(body).toMatchObject({ url: 'https://10.0.0.1/hooks', countries: ['mx'] });
  isRefused = false;
  await userEvent.fill(url, 'https://crm.example.com/volante');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Secreto' })).toHaveValue('whsec_abc');
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Secreto' })).not.toBeInTheDocument();
});

test('what was sent says how it was answered, and is sent again', async () => {
  const calls = played({ [`POST /webhooks/${id}/deliveries/${event.eventId}/replay`]: () => ({ queued: 1 }) });
  await open();
  await page.getByText('Decisión', { exact: true }).click();
  await expect.element(page.getByText('Respondió con un error.')).toBeVisible();
  await expect.element(page.getByText('Internal error')).toBeVisible();
  await page.getByRole('button', { name: 'Mandar otra vez: Decisión' }).click();
  await expect.element(page.getByText('1 evento sale en un momento.')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('one that is off says why, and is turned on', async () => {
  shown.off = { why: 'failing', at: '2026-11-20T12:00:00Z' };
  const calls = played({
    [`PATCH /webhooks/${id}`]: () => {
      shown.off = null;
      return shown;
    },
  });
  await open();
  await expect.element(page.getByText(/después de fallar durante 24 horas/)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mandar una prueba' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect.element(page.getByRole('button', { name: 'Pausar' })).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PATCH'))).toMatchObject({ body: { paused: false } });
});

test('some days are sent again, to the end of the last one, which isn’t before the first', async () => {
  const calls = played({ [`POST /webhooks/${id}/replay`]: () => ({ queued: 5 }) });
  await open();
  await page.getByRole('button', { name: 'Mandar otra vez…' }).click();
  await typeDay('Desde el día', '2026-11-20');
  await typeDay('Hasta el día', '2026-11-19');
  const send = page.getByRole('button', { name: 'Mandar otra vez', exact: true });
  await send.click();
  await expect.element(page.getByText(/No puede ser antes del primero/)).toBeVisible();
  await typeDay('Hasta el día', '2026-11-21');
  await send.click();
  await expect.element(page.getByText('5 eventos salen en un momento.')).toBeInTheDocument();
  const sent = calls.filter(({ name }) => name.startsWith('POST'));
  const at = (day: string) => new Date(`${day}T00:00:00`).toISOString();
  expect(sent).toMatchObject([{ body: { since: at('2026-11-20'), until: at('2026-11-22') } }]);
});

test('a test is sent', async () => {
  const calls = played({ [`POST /webhooks/${id}/test`]: () => ({ queued: 1 }) });
  await open();
  await page.getByRole('button', { name: 'Mandar una prueba' }).click();
  await expect.element(page.getByText(/La prueba sale en un momento/)).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === `POST /webhooks/${id}/test`)).toHaveLength(1);
});

test('everything since a day is sent again, and a webhook is removed only after a question', async () => {
  const calls = played({
    [`POST /webhooks/${id}/replay`]: () => ({ queued: 12 }),
    [`DELETE /webhooks/${id}`]: () => ({ removed: true }),
  });
  await open();
  await page.getByRole('button', { name: 'Mandar otra vez…' }).click();
  await typeDay('Desde el día', '2026-11-20');
  await page.getByRole('button', { name: 'Mandar otra vez', exact: true }).click();
  await expect.element(page.getByText('12 eventos salen en un momento.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect.element(page.getByText(/se borra la lista de lo que recibió/)).toBeInTheDocument();
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await page.getByRole('dialog', { name: 'Quitar' }).getByRole('button', { name: 'Quitar' }).click();
  await expect.element(page.getByText('El webhook se quitó.')).toBeInTheDocument();
});
