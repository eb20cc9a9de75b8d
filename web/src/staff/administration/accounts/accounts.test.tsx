import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { meAs, type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { dayField, firstPart, typeDay } from '../../testing/type-day.ts';
import { AccountsPage } from './accounts-page.tsx';

const eva = {
  ...{
    id: 'e1',
    name: 'Eva Ríos',
    email: 'eva@example.com',
    roles: ['reviewer'],
    countries: [] as string[],
    endsAt: null as string | null,
    disabled: false,
    advisorId: null,
  },
  factors: { totp: true, passkeys: 1, recoveryCodesLeft: 9 },
  ...{ sessions: 2, createdAt: '2026-11-01T12:00:00Z', lastSeenAt: '2026-11-22T12:00:00Z' },
  ...{ openedLastHour: 200, openedLastDay: 230, slowed: true },
};
const invitation = { id: 'i1', url: 'https://volante.example/staff/invitation#abc', token: 'abc' };
let accounts: (typeof eva)[];
const reads = {
  'GET /accounts': () => ({ items: accounts, next: null, invitations: [] }),
  'GET /advisors': () => ({
    items: [
      { id: 'v1', name: 'Laura', accountId: null },
      { id: 'v2', name: 'Sofía', accountId: 'another' },
    ],
    next: null,
  }),
};

beginAt('/admin/accounts', 'everything');
beforeEach(() => {
  accounts = [eva];
});

const show = () => showPage(<AccountsPage />);
const sent = (calls: PlayedCall[]) => calls.filter(({ name }) => !name.startsWith('GET'));

test('an invitation is shown once with its address, and only free advisors can be given with it', async () => {
  const calls = playServer({
    ...reads,
    'POST /accounts': () => ({ ...invitation, expiresAt: '2026-11-26T12:00:00Z' }),
  });
  await show();
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar a alguien' });
  await dialog.getByLabelText('Correo').fill('nora@example.com');
  await dialog.getByRole('button', { name: 'Crear la invitación' }).click();
  await expect.element(dialog.getByText('Elige al menos un rol.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Revisor/ }).click();
  await dialog.getByLabelText('Ve las videollamadas de').selectOptions('Laura');
  await expect.element(dialog.getByRole('option', { name: 'Sofía' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Crear la invitación' }).click();
  await expect.element(page.getByLabelText('Dirección de la invitación')).toHaveValue(invitation.url);
  expect(sent(calls).map(({ body }) => body)).toEqual([
    { email: 'nora@example.com', roles: ['reviewer'], advisorId: 'v1' },
  ]);
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect.element(page.getByText(invitation.url)).not.toBeInTheDocument();
});

test('a refused invitation shows the reason at its field, with the focus there', async () => {
  playServer({ ...reads, 'POST /accounts': () => refusal(409, 'account_exists') });
  await show();
  await page.getByRole('button', { name: 'Invitar a alguien' }).click();
  await page.getByLabelText('Correo').fill('eva@example.com');
  await page.getByRole('checkbox', { name: /^Asesor/ }).click();
  await page.getByRole('button', { name: 'Crear la invitación' }).click();
  await expect.element(page.getByText(/Ya hay una cuenta con este correo/)).toBeInTheDocument();
  await expect.element(page.getByLabelText('Correo')).toHaveFocus();
});

test('a throttled account says so; disabling asks first, and then the account shows as disabled', async () => {
  const calls = playServer({
    ...reads,
    'PATCH /accounts/e1': () => {
      accounts = [{ ...eva, disabled: true, sessions: 0 }];
      return accounts[0] as object;
    },
  });
  await show();
  await expect.element(page.getByText('Limitada')).toBeInTheDocument();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eva Ríos' });
  await expect.element(dialog.getByText('200 en la última hora, 230 en 24 horas')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Desactivar la cuenta' }).click();
  // On a phone it would be below the edge.
  const question = dialog.getByRole('region', { name: 'Desactivar la cuenta' });
  await expect.element(question).toHaveFocus();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Desactivar la cuenta' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Desactivar la cuenta' }).click();
  expect(sent(calls)).toEqual([]);
  await dialog.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await expect.element(dialog.getByRole('button', { name: 'Activar la cuenta' })).toBeInTheDocument();
  expect(sent(calls).map(({ body }) => body)).toEqual([{ disabled: true }]);
});

test('an advisor whom somebody linked meanwhile is refused at the field, with the focus there', async () => {
  playServer({ ...reads, 'PATCH /accounts/e1': () => refusal(409, 'conflict_error') });
  await show();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  const advisor = page.getByLabelText('Ve las videollamadas de');
  await advisor.selectOptions('Laura');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(advisor).toHaveAttribute('aria-invalid', 'true');
  await expect.element(advisor).toHaveFocus();
});

test('the last admin cannot be demoted, and reads what to do first', async () => {
  accounts = [{ ...eva, roles: ['admin'] }];
  playServer({ ...reads, 'PATCH /accounts/e1': () => refusal(409, 'last_admin') });
  await show();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  await page.getByRole('checkbox', { name: /^Asesor/ }).click();
  await page.getByRole('checkbox', { name: /^Administrador/ }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/Dale ese rol a alguien más primero/)).toBeInTheDocument();
});

test('an auditor needs a last day; the roles and the day are sent, and the list shows both', async () => {
  const calls = playServer({
    ...reads,
    'PATCH /accounts/e1': () => {
      accounts = [{ ...eva, roles: ['lead', 'auditor'], endsAt: '2027-03-01T06:00:00Z' }];
      return accounts[0] as object;
    },
  });
  await show();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eva Ríos' });
  await dialog.getByRole('checkbox', { name: /^Revisor/ }).click();
  await dialog.getByRole('checkbox', { name: /^Auditor/ }).click();
  await dialog.getByRole('checkbox', { name: /^Líder/ }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Elige el último día: la cuenta de un auditor siempre vence.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await typeDay('Último día', '2027-02-28');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => sent(calls).map(({ body }) => body))
    .toEqual([{ roles: ['lead', 'auditor'], endsOn: '2027-02-28' }]);
  await expect.element(page.getByText('Líder, Auditor')).toBeInTheDocument();
  await expect.element(page.getByText(/^Hasta el .*28/)).toBeInTheDocument();
});

test('an end of which a part is missing is not saved as none, and a year of two digits is completed', async () => {
  accounts = [{ ...eva, endsAt: '2027-03-01T06:00:00Z' }];
  const calls = playServer({ ...reads, 'PATCH /accounts/e1': () => accounts[0] as object });
  await show();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eva Ríos' });
  await firstPart('Último día').click();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(dayField('Último día')).toHaveTextContent('dd/02/2027');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Completa el día, el mes y el año.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await firstPart('Último día').click();
  await userEvent.keyboard('311228{Enter}');
  await expect.poll(() => sent(calls).map(({ body }) => body)).toEqual([{ endsOn: '2028-12-31' }]);
});

test('an account that has ended opens without a complaint', async () => {
  accounts = [{ ...eva, endsAt: '2026-06-01T06:00:00Z' }];
  playServer(reads);
  await show();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  await expect.element(dayField('Último día')).toHaveTextContent('31/05/2026');
  await expect.element(firstPart('Último día')).not.toHaveAttribute('aria-invalid');
  await expect.element(firstPart('Último día')).not.toHaveFocus();
});

test('the countries in which an account works are chosen, sent alone, and shown in the list', async () => {
  const calls = playServer({
    ...reads,
    'PATCH /accounts/e1': () => {
      accounts = [{ ...eva, countries: ['us'] }];
      return accounts[0] as object;
    },
  });
  await show();
  await expect.element(page.getByText('Solo Estados Unidos')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /Eva Ríos/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Eva Ríos' });
  await dialog.getByRole('checkbox', { name: 'Estados Unidos' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => sent(calls).map(({ body }) => body)).toEqual([{ countries: ['us'] }]);
  await expect.element(page.getByText('Solo Estados Unidos')).toBeInTheDocument();
});

test('one’s own countries are another admin’s to change', async () => {
  const { account } = meAs('everything');
  accounts = [{ ...eva, id: account.id, name: account.name, countries: ['mx'] }];
  playServer(reads);
  await show();
  await page.getByRole('button', { name: new RegExp(account.name) }).click();
  const dialog = page.getByRole('dialog', { name: account.name });
  await expect.element(dialog.getByRole('checkbox', { name: 'México' })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'Estados Unidos' })).toBeDisabled();
});
