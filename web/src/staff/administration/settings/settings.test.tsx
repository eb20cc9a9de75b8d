import { ABOUT_LENGTH, forEachAbout } from '@volante/contract/admission/about-program.ts';
import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { meAs, type PlayedCall, playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const plain = {
  default: null,
  environment: null,
  source: 'default',
  revision: 0,
  changedBy: null,
  changedAt: null,
  proposal: null,
};
const values = {
  ...{ JUDICIAL_CHECK: 'automatic', RISK_CHECK: 'manual', FOUR_EYES: 'off', US_OPEN_STATES: ['Florida', 'Texas'] },
  ...{
    APPROVAL_LIMIT_REVIEWER: null,
    APPROVAL_LIMIT_ADMIN: null,
    PAYMENT_SHARE: 35,
    ANSWER_HOURS: 'mx.review:9,mx.report:4,us.review:9',
    CLOSE_SILENT_DAYS: 30,
    RETAIN_IDLE_DAYS: 180,
    RETAIN_REJECTED_DAYS: 'mx:365,us:760',
    RETAIN_APPROVED_DAYS: 1825,
  },
  ...{ MAX_RESCHEDULES: 3, LINK_BY_MAIL: 'on', SUPPORT_PHONE: null, SUPPORT_WHATSAPP: null, SUPPORT_EMAIL: null },
  ...{ APPROVAL_LIMIT_REVIEWER: 'mx:300000', APPROVAL_LIMIT_ADMIN: null, PAYMENT_SHARE: 35 },
  ...{ SUPPORT_DECLINED: null, ...forEachAbout(() => null) },
};
const allWith = (own: object = {}) => ({
  ...Object.fromEntries(settingNames.map((name) => [name, { ...plain, value: values[name] }])),
  ...own,
});
const changedHere = {
  MAX_RESCHEDULES: {
    ...{ ...plain, value: 7, default: 3, environment: 5, source: 'console', revision: 4 },
    ...{ changedBy: { id: 'i1', name: 'Iris' }, changedAt: '2026-11-22T12:00:00Z' },
  },
};

beginAt('/admin/settings', 'everything');

const show = () => showPage(<SettingsPage />);
const patched = (calls: PlayedCall[]) => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);

test('a changed setting says by whom, and can be reset to the operator’s value', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(changedHere),
    'PATCH /settings': () => allWith(),
  });
  await show();
  await expect.element(page.getByText(/^Cambiado aquí por Iris/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar: Cambios de videollamada' }).click();
  await page.getByRole('button', { name: 'Volver a: 5' }).click();
  await expect.element(page.getByText(/^Cambiado aquí/)).not.toBeInTheDocument();
  expect(patched(calls)).toEqual([{ MAX_RESCHEDULES: { value: null, revision: 4 } }]);
});

test('choices are in words, and states are checkboxes', async () => {
  const bodies: unknown[] = [];
  playServer({
    'GET /settings': () => allWith(),
    'PATCH /settings': ({ body }) => {
      bodies.push(body);
      return allWith({ FOUR_EYES: { ...plain, value: 'decide', source: 'console', revision: 1 } });
    },
  });
  await show();
  await page.getByRole('button', { name: 'Cambiar: Dos personas' }).click();
  await page.getByLabelText('Valor').selectOptions('Aprobar y rechazar');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Aprobar y rechazar', { exact: true })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar: Estados abiertos' }).click();
  await page.getByLabelText('Florida').click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .poll(() => bodies)
    .toEqual([{ FOUR_EYES: { value: 'decide', revision: 0 } }, { US_OPEN_STATES: { value: ['Texas'], revision: 0 } }]);
});

test('days are typed for each country, and a wrong number is refused at its own field', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(),
    'PATCH /settings': () => allWith({ RETAIN_REJECTED_DAYS: { ...plain, value: 'mx:1825,us:800', revision: 1 } }),
  });
  await show();
  await expect.element(page.getByText('México 365 días, Estados Unidos 760 días')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar: Días que se guarda una solicitud rechazada' }).click();
  const days = page.getByRole('group', { name: 'Días que se guarda una solicitud rechazada' });
  const mexico = days.getByLabelText('México, días');
  const unitedStates = days.getByLabelText('Estados Unidos, días');
  await expect.element(mexico).toHaveFocus();
  await expect.element(mexico).toHaveValue('365');
  await mexico.fill('1,825');
  await unitedStates.fill('29');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(unitedStates).toHaveFocus();
  await expect.element(unitedStates).toHaveAccessibleDescription('Escribe un número entero del 30 al 36,500.');
  await expect.element(mexico).toBeValid();
  await unitedStates.fill('800');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('México 1,825 días, Estados Unidos 800 días')).toBeInTheDocument();
  expect(patched(calls)).toEqual([{ RETAIN_REJECTED_DAYS: { value: 'mx:1825,us:800', revision: 0 } }]);
});

test('a phone in groups is sent as its digits, and a refused one is told at its field, where the focus goes', async () => {
  const calls = playServer({
    'GET /settings': () => allWith({ SUPPORT_WHATSAPP: { ...plain, value: '+525512345678' } }),
    'PATCH /settings': () => refusal(422, 'unprocessable_error', { path: 'SUPPORT_WHATSAPP', code: 'invalid_value' }),
  });
  await show();
  await expect.element(page.getByText('+52 55 1234 5678', { exact: true })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar: WhatsApp de ayuda' }).click();
  const value = page.getByLabelText('Valor');
  await expect.element(value).toHaveValue('+52 55 1234 5678');
  await value.fill('+52 (55) 1234');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/^Escribe la clave del país y el número/)).toBeInTheDocument();
  await expect.element(value).toHaveFocus();
  expect(patched(calls)).toEqual([{ SUPPORT_WHATSAPP: { value: '+52551234', revision: 0 } }]);
});

test('changes by somebody else are shown, and no typed text is lost', async () => {
  playServer({ 'GET /settings': () => allWith(), 'PATCH /settings': () => refusal(409, 'changed_meanwhile') });
  await show();
  await page.getByRole('button', { name: 'Cambiar: Teléfono de ayuda' }).click();
  await expect.element(page.getByLabelText('Valor')).toHaveFocus();
  await page.getByLabelText('Valor').fill('55 1234 5678');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText(/Alguien lo cambió mientras tanto/)).toBeInTheDocument();
  await expect.element(page.getByLabelText('Valor')).toHaveValue('55 1234 5678');
});

const proposedBy = (id: string) => ({
  FOUR_EYES: {
    ...{ ...plain, value: 'decide', source: 'console', revision: 1 },
    proposal: { id: 'p1', value: 'off', by: { id, name: 'Iris' }, at: '2026-11-22T12:00:00Z' },
  },
});

test('loosening a control is announced before it is saved, and then waits for a second admin', async () => {
  const strict = { FOUR_EYES: { ...plain, value: 'decide', source: 'console', revision: 1 } };
  playServer({
    'GET /settings': () => allWith(strict),
    'PATCH /settings': () => allWith(proposedBy(meAs('everything').account.id)),
  });
  await show();
  await page.getByRole('button', { name: 'Cambiar: Dos personas' }).click();
  const warning = page.getByText(/^Esto hace menos estricto un control/);
  expect(warning.query()).toBeNull();
  await page.getByLabelText('Valor').selectOptions('Ninguna');
  await expect.element(warning).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Propuesto: Ninguna')).toBeVisible();
  await expect.element(page.getByText(/^Todavía no cambia\./)).toBeVisible();
  expect(page.getByRole('button', { name: 'Confirmar' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Retirar la propuesta' }).query()).not.toBeNull();
});

test('another admin confirms a proposal, and sees when it was settled meanwhile', async () => {
  let answer: () => object = () => refusal(404, 'not_found_error');
  let settings = allWith(proposedBy('i1'));
  const calls = playServer({
    'GET /settings': () => settings,
    'POST /settings/FOUR_EYES/confirm': () => answer(),
  });
  await show();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => calls.filter(({ name }) => name === 'GET /settings').length).toBe(2);
  answer = () => {
    settings = allWith();
    return settings;
  };
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(page.getByText(/^Propuesto/)).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('POST')).at(-1)?.body).toEqual({ proposalId: 'p1' });
});

test('a text for drivers is shown as they will see it, and a longer one is refused before it is sent', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(),
    'PATCH /settings': () => allWith(),
  });
  await show();
  await page.getByRole('button', { name: 'Cambiar: Sobre el programa: México, en español' }).click();
  const value = page.getByLabelText('Valor');
  await value.fill('Quiénes somos\nUna <b>empresa</b>.\n\nTodo es gratis.');
  const preview = page.getByRole('region', { name: 'Así lo ven los conductores' });
  await expect.element(preview.getByText('Quiénes somos', { exact: true })).toBeVisible();
  await expect.element(preview.getByText('Una <b>empresa</b>.', { exact: true })).toBeVisible();
  await value.fill('x'.repeat(ABOUT_LENGTH + 1));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(value).toHaveAccessibleDescription(/Puede tener hasta 1500 caracteres. Tiene 1501./);
  await value.fill('Cuánto cuesta\n$3,200');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => patched(calls)).toEqual([{ ABOUT_MX_ES: { value: 'Cuánto cuesta\n$3,200', revision: 0 } }]);
});

test('a limit is an amount by country; raising or emptying it says that a second admin confirms', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(),
    'PATCH /settings': () => allWith(),
  });
  await show();
  await expect.element(page.getByText('México $300,000')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar: Hasta cuánto aprueban los revisores sin otra persona' }).click();
  const mexico = page.getByRole('dialog').getByLabelText('México, MXN');
  await mexico.fill('2.5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Escribe una cantidad sin centavos, o déjalo vacío.')).toBeVisible();
  for (const looser of ['400,000', '']) {
    await mexico.fill(looser);
    await expect.element(page.getByText(/Esto hace menos estricto un control/)).toBeVisible();
  }
  await mexico.fill('250,000');
  await expect.element(page.getByText(/Esto hace menos estricto un control/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => patched(calls)).toEqual([{ APPROVAL_LIMIT_REVIEWER: { value: 'mx:250000', revision: 0 } }]);
});

test('the times to answer are typed by country and turn, and one that is left empty has none', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(),
    'PATCH /settings': () => allWith(),
  });
  await show();
  await expect.element(page.getByText('México: Reporte 4 h, Revisión 9 h. Estados Unidos: Revisión 9 h')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar: Plazos para responder' }).click();
  const fieldOf = (turn: string, country: string) =>
    page.getByRole('group', { name: turn, exact: true }).getByLabelText(`${country}, horas`);
  await fieldOf('Reporte', 'México').fill('200');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Escribe un número entero del 0 al 180, o déjalo vacío.')).toBeVisible();
  await fieldOf('Reporte', 'México').fill('');
  await fieldOf('Decisión', 'Estados Unidos').fill('0');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const value = 'mx.review:9,us.decision:0,us.review:9';
  await expect.poll(() => patched(calls)).toEqual([{ ANSWER_HOURS: { value, revision: 0 } }]);
});
