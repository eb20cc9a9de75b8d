import type { Correction } from '@volante/contract/staff/application.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { application, beReviewer, eva, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const personal = page.getByRole('region', { name: 'Datos personales' });
const asked: Correction = {
  id: 'c1',
  part: 'personal_data',
  paths: ['street', 'postalCode'],
  reason: 'outdated',
  note: null,
  by: eva,
  at: '2026-11-20T12:00:00Z',
  answeredAt: null,
};

test('a reviewer asks to correct fields of the form, with a reason', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => application,
    [`POST ${path}/corrections`]: () => ({ ...application, corrections: [asked] }),
  });
  await personal.getByRole('button', { name: /Pedir una corrección/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pedírselo al conductor' }).click();
  await expect.element(dialog).toMatchTextContent('Elige al menos una cosa.');
  await expect.element(dialog.getByRole('checkbox').first()).toHaveFocus();
  await dialog.getByRole('checkbox', { name: 'Calle' }).click();
  await dialog.getByRole('checkbox', { name: 'Código postal' }).click();
  await dialog.getByLabelText('¿Por qué?').selectOptions('Hay algo que revisar');
  await dialog.getByRole('button', { name: 'Pedírselo al conductor' }).click();
  await expect.element(dialog).toMatchTextContent('Escribe qué tiene que cambiar.');
  await dialog.getByLabelText('¿Por qué?').selectOptions('Hace falta algo más reciente');
  await dialog.getByRole('button', { name: 'Pedírselo al conductor' }).click();
  await expect.element(personal).toMatchTextContent('Calle y Código postal');
  const body = { part: 'personal_data', paths: ['postalCode', 'street'], reason: 'outdated', note: null };
  expect(writes().map((call) => call.body)).toEqual([body]);
});

test('an open correction is taken back, an answered one is settled', async () => {
  let present = { ...application, corrections: [asked] };
  const { writes } = await openPage({
    [`GET ${path}`]: () => present,
    [`DELETE ${path}/corrections/c1`]: () => {
      present = { ...application, corrections: [{ ...asked, id: 'c2', answeredAt: '2026-11-21T12:00:00Z' }] };
      return present;
    },
    [`POST ${path}/corrections/c2/done`]: () => {
      present = { ...application, corrections: [] };
      return present;
    },
  });
  await personal.getByRole('button', { name: 'Ya no pedirla' }).click();
  await expect.element(personal).toMatchTextContent('Ya lo corrigió, revísalo');
  await personal.getByRole('button', { name: 'Aceptar la corrección' }).click();
  await expect.element(personal).not.toMatchTextContent('Ya lo corrigió');
  expect(writes()).toHaveLength(2);
});
