import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffApplication } from '../../testing/test-application.ts';
import { beReviewer, dialog, openPage, path } from '../earnings/testing/test-page.tsx';

beReviewer();
const application = staffApplication({ country: 'mx' });
const moves = () => page.getByRole('region', { name: 'Mover' });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const closed = {
  ...{ reason: 'duplicate' as const, at: '2026-11-20T12:00:00Z', reopenUntil: null, by: 'staff' as const },
  duplicateOf: { applicationId: 'other', reference: '1234-5678' },
};
const mail = {
  subject: 'Cerramos una solicitud repetida',
  lines: ['Hola, Rosa:', 'A la otra entras con su propio enlace.'],
  reaches: true,
};

test('closing asks why, names the other application of a duplicate, and shows the message first', async () => {
  const { writes } = await openPage({
    [`GET ${path}`]: () => application,
    [`GET ${path}/closing-mail`]: () => mail,
    [`POST ${path}/close`]: () => ({ ...application, closed }),
  });
  await press('Cerrar sin decisión');
  await dialog().getByRole('button', { name: 'Cerrar y avisarle' }).click();
  await expect.element(dialog().getByText('Elige por qué se cierra.')).toBeVisible();
  await page.getByLabelText('¿Por qué se cierra?').selectOptions('Tiene otra solicitud');
  const gets = dialog().getByRole('region', { name: 'El conductor recibe' });
  await expect.element(gets).toMatchTextContent('Cerramos una solicitud repetida');
  await dialog().getByRole('button', { name: 'Cerrar y avisarle' }).click();
  await expect.element(dialog().getByText('Escribe los ocho dígitos de la otra solicitud.')).toBeVisible();
  await page.getByLabelText('Referencia de la solicitud que continúa').fill('1234-5678');
  await dialog().getByRole('button', { name: 'Cerrar y avisarle' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ revision: 7, reason: 'duplicate', duplicateOf: '1234-5678' }]);
  await expect.element(moves()).toMatchTextContent('Cerrada sin decisión: tiene otra solicitud');
});

test('a closed application offers no move, says who goes on, and is opened again', async () => {
  const to = [{ to: 'home_visit' as const, allowed: false, because: [], warnings: [] }];
  const { writes } = await openPage({
    [`GET ${path}`]: () => ({ ...application, closed, moves: to }),
    [`POST ${path}/reopen`]: () => application,
  });
  await expect.element(moves()).toMatchTextContent('El conductor no puede volver a abrirla.');
  await expect.element(moves().getByRole('link', { name: '1234-5678' })).toBeVisible();
  expect(
    moves()
      .getByRole('button', { name: /Pasar a/ })
      .elements(),
  ).toEqual([]);
  await press('Abrir otra vez');
  await expect.element(page.getByRole('button', { name: 'Cerrar sin decisión' })).toBeVisible();
  expect(writes().map(({ body }) => body)).toEqual([{ revision: 7 }]);
});
