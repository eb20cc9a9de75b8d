import type { LinkMatch } from '@volante/contract/staff/links/link-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../router/app.tsx';
import { meAs, playServer, workAs } from '../testing/played-server.ts';
import { counts } from '../testing/test-application.ts';

const me = meAs('advisor');
const url = 'https://volante.example/6f1c0a52-0f5e-4a3b-9d44-2d1f5e1c7a10';
const channels = [{ channel: 'email', to: 'l•••' }];
const made = { applicationId: crypto.randomUUID(), reference: '1234-5678', url, channels };
const match: LinkMatch = {
  applicationId: crypto.randomUUID(),
  reference: '8765-4321',
  name: 'Luis Soto',
  stage: 'created',
  same: ['phone'],
  createdAt: '2026-11-20T12:00:00Z',
};
const before = location.href;

beforeEach(async () => {
  await page.viewport(1280, 800);
  workAs(me);
  history.replaceState(null, '', '/staff/links/new');
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
});

const bea = { id: '7f6a2f0e-9b1d-4f63-8a55-0000000000be', name: 'Bea', roles: ['advisor'] };
function play(matches: LinkMatch[]) {
  return playServer({
    'GET /applications/counts': () => counts,
    'GET /people': () => ({ items: [me.account, bea], next: null }),
    'POST /links/matches': () => ({ items: matches }),
    'POST /links': () => made,
  });
}
const create = () => page.getByRole('button', { name: 'Crear el enlace' }).click();

test('empty fields are not sent, and the application is assigned to the link’s maker', async () => {
  const calls = play([]);
  await render(<App />);
  await page.getByLabelText('Nombre(s)').fill('Luis');
  await create();
  await expect.element(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible();
  const sent = calls.filter(({ name }) => name.startsWith('POST /links'));
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ['POST /links', { country: 'mx', language: 'es-MX', firstName: 'Luis', assigneeId: me.account.id }],
  ]);
  await expect.element(page.getByText('Referencia 1234-5678')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Enviar el enlace a l•••' })).toBeVisible();
});

test('a link is made for somebody else, or for nobody yet', async () => {
  const calls = play([]);
  await render(<App />);
  await page.getByLabelText('A cargo de').selectOptions('Bea');
  await create();
  await expect.poll(() => calls.find(({ name }) => name === 'POST /links')?.body).toMatchObject({ assigneeId: bea.id });
});

test('the message for WhatsApp is in the driver’s language and goes to the phone in its stored form', async () => {
  play([]);
  await render(<App />);
  await page.getByLabelText('País').selectOptions('us');
  await page.getByLabelText('Nombre(s)').fill('Al');
  await page.getByLabelText('Celular').fill('(305) 555-0123');
  await create();
  const link = page.getByRole('link', { name: /Mandar por WhatsApp/ });
  await expect.element(link).toBeVisible();
  const address = new URL(link.element().getAttribute('href') ?? '');
  expect(address.pathname).toBe('/13055550123');
  expect(address.searchParams.get('text')).toBe(
    `Hi Al. I’m Ana López, from Volante.\nThis is your link to apply for your car: ${url}\nIt’s only for you. Keep it and don’t share it.`,
  );
});

test('a driver with a live application is shown before anything is created, and typed text stays', async () => {
  const calls = play([match]);
  await render(<App />);
  await page.getByLabelText('Celular').fill('55 1234 5678');
  await page.getByLabelText('Nota').fill('Feria');
  await create();
  const heading = page.getByRole('heading', { name: 'Ya hay una solicitud activa con estos datos' });
  await expect.element(heading).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Luis Soto · 8765-4321' }))
    .toHaveAttribute('href', `/staff/applications/${match.applicationId}`);
  expect(calls.some(({ name }) => name === 'POST /links')).toBe(false);
  await page.getByRole('button', { name: 'Volver al formulario' }).click();
  await expect.element(page.getByLabelText('Nota')).toHaveValue('Feria');
  await create();
  await page.getByRole('button', { name: 'Crear otra de todos modos' }).click();
  await expect.element(page.getByRole('heading', { name: 'El enlace está listo' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear otro' }).click();
  await expect.element(page.getByLabelText('Nota')).toHaveValue('');
});

test('an invalid value is reported at its field, and nothing is sent', async () => {
  const calls = play([]);
  await render(<App />);
  await page.getByLabelText('Correo').fill('luis@');
  await create();
  await expect.element(page.getByText('Revisa el correo: le falta algo.')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('only one’s own countries can be chosen, and only colleagues who work in the chosen one', async () => {
  workAs(meAs('advisor', { countries: ['us'] }));
  const calls = playServer({
    'GET /applications/counts': () => counts,
    'GET /people': () => ({
      items: [me.account, bea, { ...bea, id: crypto.randomUUID(), name: 'Nico', countries: ['mx'] }],
      next: null,
    }),
    'POST /links': () => made,
  });
  await render(<App />);
  const options = (label: string) =>
    [...(page.getByLabelText(label).element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(() => options('A cargo de')).toContain('Bea');
  expect(options('País')).toEqual(['Estados Unidos']);
  expect(options('A cargo de')).not.toContain('Nico');
  await create();
  await expect.poll(() => calls.find(({ name }) => name === 'POST /links')?.body).toMatchObject({ country: 'us' });
});
