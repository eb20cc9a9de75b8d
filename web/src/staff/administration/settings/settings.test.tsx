import { settingNames } from '@volante/contract/staff/administration/settings.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { playServer, refusal } from '../../testing/played-server.ts';
import { beginAt, showPage } from '../../testing/test-console-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const plain = { default: null, environment: null, source: 'default', revision: 0, changedBy: null, changedAt: null };
const values = {
  ...{ JUDICIAL_CHECK: 'automatic', RISK_CHECK: 'manual', FOUR_EYES: 'off', US_OPEN_STATES: ['Florida', 'Texas'] },
  ...{ RETAIN_IDLE_DAYS: 180, RETAIN_REJECTED_DAYS: 'mx:365,us:760', RETAIN_APPROVED_DAYS: 1825 },
  ...{ MAX_RESCHEDULES: 3, LINK_BY_MAIL: 'on', SUPPORT_PHONE: null, SUPPORT_WHATSAPP: null, SUPPORT_EMAIL: null },
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

beginAt('/admin/settings', 'admin');

const show = () => showPage(<SettingsPage />);

test('a changed setting says by whom, and can be reset to the operator’s value', async () => {
  const calls = playServer({
    'GET /settings': () => allWith(changedHere),
    'PATCH /settings': () => allWith(),
  });
  await show();
  await expect.element(page.getByText(/^Cambiado aquí por Iris/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Cambiar: Cambios de videollamada' }).click();
  await page.getByRole('button', { name: 'Regresar a: 5' }).click();
  await expect.element(page.getByText(/^Cambiado aquí/)).not.toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({
    MAX_RESCHEDULES: { value: null, revision: 4 },
  });
});

test('choices are in words, states are checkboxes, and an invalid number is refused at its field', async () => {
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
