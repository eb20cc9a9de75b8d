import type { Ledger } from '@volante/contract/staff/ledger/ledger.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beReviewer, dialog, one, openPage, path } from '../earnings/test-page.tsx';

beReviewer();
const nowhere = { mediaId: null, page: null, box: null, confidence: null };
const ledger: Ledger = {
  revision: one.revision,
  facts: [
    {
      fact: 'birthdate',
      agreement: 'differ',
      values: [
        { source: 'form', value: '1990-05-16', ...nowhere },
        { source: 'form_curp', value: '1990-05-15', ...nowhere },
        { source: 'identity_card_front', value: '1990-05-15', ...nowhere, mediaId: 'm1', page: 1 },
      ],
    },
    {
      fact: 'name',
      agreement: 'agree',
      values: [
        { source: 'form', value: 'María José Núñez Ávila', ...nowhere },
        { source: 'uber', value: 'María N.', mediaId: 'm2', page: 1, box: [0.1, 0.1, 0.4, 0.1], confidence: 0.9 },
      ],
    },
  ],
  notRead: [{ type: 'drivers_license_front', because: { code: 'no_reader', params: {} } }],
};
const region = () => page.getByRole('region', { name: 'Lo que dicen los documentos' });

test('what differs stands first, equal values stand once with all that say them, and each leads to its paper', async () => {
  await openPage({
    [`GET ${path}`]: () => ({ ...one, ledger: { differ: 1 } }),
    [`GET ${path}/ledger`]: () => ledger,
  });
  await expect.element(region()).toMatchTextContent('1 dato no coincide');
  await expect.element(region().getByRole('table')).toBeVisible();
  const [, first, second] = region().getByRole('row').elements();
  expect(first?.textContent).toContain('Fecha de nacimiento');
  expect(first?.textContent).toContain('No coincide');
  expect(second?.textContent).toContain('Coincide');
  expect(first?.textContent?.match(/15 may 1990/g)).toHaveLength(1);
  await expect
    .element(region().getByRole('link', { name: 'INE Frente' }))
    .toHaveAttribute('href', `/staff${path}/review/identity_card_front`);
  await expect.element(region()).toMatchTextContent('Este tipo de documento no se lee');
  await region().getByRole('button', { name: 'Uber' }).click();
  await expect.element(dialog()).toMatchTextContent('Perfil de Uber');
});

test('it is read anew when papers were read meanwhile, though no revision grew', async () => {
  let differ = 0;
  const { calls } = await openPage({
    [`GET ${path}`]: () => ({ ...one, ledger: { differ } }),
    [`GET ${path}/ledger`]: () => (differ === 0 ? { ...ledger, facts: [], notRead: [] } : ledger),
    [`POST ${path}/notes`]: () => ({ ...one, ledger: { differ } }),
  });
  await expect.element(region()).toMatchTextContent('Todavía no hay datos que comparar.');
  differ = 1;
  await page.getByRole('textbox', { name: /nota/i }).fill('Hola');
  await page.getByRole('button', { name: /nota/i }).click();
  await expect.element(region()).toMatchTextContent('Fecha de nacimiento');
  expect(calls.filter(({ name }) => name === `GET ${path}/ledger`)).toHaveLength(2);
});
