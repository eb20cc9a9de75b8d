import type { CrossCheck } from '@volante/contract/staff/cross-check/cross-check.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { application, beReviewer, dialog, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const nowhere = { mediaId: null, page: null, box: null, confidence: null };
const crossCheck: CrossCheck = {
  revision: application.revision,
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
  notRead: [
    { type: 'drivers_license_front', because: { code: 'no_reader', params: {} } },
    { type: 'bank_statement_month_1', because: { code: 'nothing_read', params: {} } },
  ],
};
const region = () => page.getByRole('region', { name: 'Lo que dicen los documentos' });

test('differing facts come first, equal values are shown once with their sources, and each leads to its paper', async () => {
  await openPage({
    [`GET ${path}`]: () => ({ ...application, ledger: { differ: 1 } }),
    [`GET ${path}/ledger`]: () => crossCheck,
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

test('a read value shows its place on the paper in a frame, with a link to the whole paper', async () => {
  const curp = { source: 'identity_card_back', value: 'LOCA900515MDFPRN05', ...nowhere, mediaId: 'm3', page: 2 };
  const placed = { ...curp, box: [0.4, 0.5, 0.2, 0.04] };
  await openPage({
    [`GET ${path}`]: () => application,
    [`GET ${path}/ledger`]: () => ({
      ...crossCheck,
      facts: [{ fact: 'curp', agreement: 'alone', values: [placed] }] satisfies CrossCheck['facts'],
    }),
  });
  // Nothing differs, so it is folded.
  await region().getByRole('button', { name: 'Lo que dicen los documentos' }).click();
  await region().getByRole('button', { name: 'INE Reverso' }).click();
  await expect.element(dialog()).toMatchTextContent('Se leyó: LOCA900515MDFPRN05 · página 2');
  const picture = dialog().getByRole('img', { name: 'CURP en INE Reverso' });
  expect(picture.element().getAttribute('data-address')).toMatch(/\/media\/m3\/pages\/2\?size=full$/);
  await expect.poll(() => dialog().element().querySelector('[data-box]')).not.toBeNull();
  const frame = dialog().element().querySelector<HTMLElement>('[data-box]')?.style;
  const { style } = picture.element();
  // 0.34 to 0.66 of the page is shown: the place and its surroundings, with the frame in the middle.
  const [width, left] = [style.width, style.left].map(Number.parseFloat) as [number, number];
  expect([width, left].map(Math.round)).toEqual([313, -106]);
  const [from, wide] = [frame?.left ?? '', frame?.width ?? ''].map(Number.parseFloat) as [number, number];
  expect([from, wide].map(Math.round)).toEqual([19, 63]);
  await expect
    .element(dialog().getByRole('link', { name: 'Abrir el documento' }))
    .toHaveAttribute('href', `/staff${path}/review/identity_card_back`);
});

test('the ledger is refetched after new readings, though no revision increased', async () => {
  let differ = 0;
  const { calls } = await openPage({
    [`GET ${path}`]: () => ({ ...application, ledger: { differ } }),
    [`GET ${path}/ledger`]: () => (differ === 0 ? { ...crossCheck, facts: [], notRead: [] } : crossCheck),
    [`POST ${path}/notes`]: () => ({ ...application, ledger: { differ } }),
  });
  await expect.element(region()).toMatchTextContent('Todavía no hay datos que comparar.');
  differ = 1;
  await page.getByRole('textbox', { name: /nota/i }).fill('Hola');
  await page.getByRole('button', { name: /nota/i }).click();
  await expect.element(region()).toMatchTextContent('Fecha de nacimiento');
  expect(calls.filter(({ name }) => name === `GET ${path}/ledger`)).toHaveLength(2);
});
