import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { dayField, typeDay } from '../../testing/type-day.ts';
import { ServiceAccountsPage } from './service-accounts-page.tsx';

const first = { id: 't1', createdAt: '2026-11-01T12:00:00Z', lastUsedAt: null };
const crm = {
  ...{ id: 's1', name: 'CRM', scopes: ['applications:read'], countries: ['mx'], networks: ['203.0.113.0/24'] },
  ...{
    expiresAt: null,
    callsPerMinute: 600,
    createdAt: '2026-11-01T12:00:00Z',
    createdBy: null,
    revokedAt: null as string | null,
  },
  tokens: [first],
};
const token = 'vol_abc';
let accounts: (typeof crm)[];
const reads = { 'GET /service-accounts': () => ({ items: accounts, next: null }) };
const sent = (calls: PlayedCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));

beginAt('/admin/systems', 'everything');
beforeEach(() => {
  accounts = [crm];
});

test('a system gets a name, what it may do and its networks, and its token is shown once', async () => {
  const calls = playServer({ ...reads, 'POST /service-accounts': () => ({ account: crm, token }) });
  await showPage(<ServiceAccountsPage />);
  await page.getByRole('button', { name: 'Agregar un sistema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar un sistema' });
  await dialog.getByRole('button', { name: 'Crear el token' }).click();
  await expect.element(dialog.getByLabelText('Nombre')).toHaveFocus();
  expect(sent(calls)).toEqual([]);
  await dialog.getByLabelText('Nombre').fill('CRM');
  await dialog.getByLabelText('Leer solicitudes').click();
  await dialog.getByLabelText('México').click();
  await dialog.getByLabelText('Desde qué redes').fill('203.0.113.0/24\n198.51.100.7');
  await dialog.getByRole('button', { name: 'Crear el token' }).click();
  await expect.element(page.getByLabelText('Token', { exact: true })).toHaveValue(token);
  expect(sent(calls).map(({ body }) => body)).toEqual([
    {
      ...{ name: 'CRM', scopes: ['applications:read'], countries: ['mx'], expiresOn: null, callsPerMinute: null },
      networks: ['203.0.113.0/24', '198.51.100.7'],
    },
  ]);
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByLabelText('Token', { exact: true })).not.toBeInTheDocument();
});

test('a change begins with what is, and sends it whole', async () => {
  accounts = [{ ...crm, expiresAt: '2027-03-01T06:00:00Z' as never }];
  const calls = playServer({ ...reads, 'PATCH /service-accounts/s1': () => accounts[0] as object });
  await showPage(<ServiceAccountsPage />);
  await page.getByRole('button', { name: /^CRM/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'CRM' }).getByText(/28 de febrero|28 feb/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar el sistema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el sistema' });
  await expect.element(dayField('Último día')).toHaveTextContent('28/02/2027');
  await dialog.getByLabelText('Crear solicitudes').click();
  const budget = dialog.getByLabelText('Llamadas por minuto');
  await expect.element(budget).toHaveValue('600');
  for (const wrong of ['0', '60001', 'diez', '1.5']) {
    await budget.fill(wrong);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText('Escribe un número de 1 a 60000.')).toBeVisible();
  }
  expect(sent(calls)).toEqual([]);
  await budget.fill('900');
  await typeDay('Último día', '2027-03-31');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'CRM' })).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([
    {
      ...{ name: 'CRM', scopes: ['applications:create', 'applications:read'], countries: ['mx'] },
      ...{ networks: ['203.0.113.0/24'], expiresOn: '2027-03-31', callsPerMinute: 900 },
    },
  ]);
});

test('a system whose last day is over can be changed without another one', async () => {
  accounts = [{ ...crm, expiresAt: '2020-03-01T06:00:00Z' as never }];
  const calls = playServer({ ...reads, 'PATCH /service-accounts/s1': () => accounts[0] as object });
  await showPage(<ServiceAccountsPage />);
  await page.getByRole('button', { name: /^CRM/ }).click();
  await page.getByRole('button', { name: 'Cambiar el sistema' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el sistema' });
  await dialog.getByLabelText('Nombre').fill('CRM viejo');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => sent(calls)).toHaveLength(1);
  expect(sent(calls)[0]?.body).toMatchObject({ name: 'CRM viejo' });
  expect(sent(calls)[0]?.body).not.toHaveProperty('expiresOn');
});

test('a wrong network is said at its field', async () => {
  playServer({
    ...reads,
    'POST /service-accounts': () => refusal(422, 'unprocessable_error', { path: 'networks.0', code: 'invalid_value' }),
  });
  await showPage(<ServiceAccountsPage />);
  await page.getByRole('button', { name: 'Agregar un sistema' }).click();
  await page.getByLabelText('Nombre').fill('CRM');
  await page.getByLabelText('Leer solicitudes').click();
  await page.getByLabelText('Desde qué redes').fill('aquí');
  await page.getByRole('button', { name: 'Crear el token' }).click();
  await expect.element(page.getByText('Una línea no es una dirección ni una red.')).toBeInTheDocument();
  await expect.element(page.getByLabelText('Desde qué redes')).toHaveFocus();
});

test('a second token can be made and either revoked; the system is revoked after a question', async () => {
  const second = { ...first, id: 't2', createdAt: '2026-11-20T12:00:00Z' };
  const calls = playServer({
    ...reads,
    'POST /service-accounts/s1/tokens': () => {
      accounts = [{ ...crm, tokens: [first, second] }];
      return { account: accounts[0], token };
    },
    'DELETE /service-accounts/s1/tokens/t1': () => {
      accounts = [{ ...crm, tokens: [second] }];
      return accounts[0] as object;
    },
    'DELETE /service-accounts/s1': () => {
      accounts = [{ ...crm, tokens: [], revokedAt: '2026-11-22T12:00:00Z' }];
      return accounts[0] as object;
    },
  });
  await showPage(<ServiceAccountsPage />);
  await page.getByRole('button', { name: /^CRM/ }).click();
  const dialog = page.getByRole('dialog', { name: 'CRM' });
  await dialog.getByRole('button', { name: 'Crear otro token' }).click();
  await expect.element(page.getByLabelText('Token', { exact: true })).toHaveValue(token);
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByText(/2 tokens/)).toBeInTheDocument();
  await page.getByRole('button', { name: /^CRM/ }).click();
  await expect.element(dialog.getByRole('button', { name: 'Crear otro token' })).not.toBeInTheDocument();
  await dialog
    .getByRole('button', { name: /Anular el token/ })
    .first()
    .click();
  await expect.element(dialog.getByRole('button', { name: 'Crear otro token' })).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Anular el sistema' }).click();
  await dialog.getByRole('button', { name: 'Anularlo' }).click();
  await expect.element(page.getByText('Anulado')).toBeInTheDocument();
  expect(sent(calls).map(({ name }) => name)).toEqual([
    'POST /service-accounts/s1/tokens',
    'DELETE /service-accounts/s1/tokens/t1',
    'DELETE /service-accounts/s1',
  ]);
});
