import { afterEach, expect, test, vi } from 'vitest';
import { formatMonth } from '../../../lib/format.ts';
import { writtenPdf } from '../testing/fake-documents.ts';
import { closeDocument, openDocument, readHoweverLong, solid } from '../testing/test-screen.tsx';

vi.mock('../../navigation/go.ts', async (real) => ({
  ...(await real<object>()),
  goTo: async () => undefined,
}));

afterEach(closeDocument);

// The months of the test's application, newest first.
const months = ['2026-10', '2026-09', '2026-08'];
const statement = (month: string) => writtenPdf('estado.pdf', `Estado de cuenta ${formatMonth(month, 'es')}`);

test('statements chosen together go to the months in their text, in any order and under any name', async () => {
  const { screen, server, choose, button, says } = await openDocument('bank_statement_month_1');
  const [october, september, august] = await Promise.all(months.map(statement));
  readHoweverLong();
  await expect.poll(() => solid(screen.container)).toEqual(['Elegir los 3 PDF juntos']);
  await choose('Elegir los 3 PDF juntos', august!, october!, september!);
  for (const month of months) await expect.element(says(`El PDF dice ${formatMonth(month, 'es')}`)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^Primera página/ })).toHaveLength(3);
  expect(solid(screen.container)).toEqual(['Continuar']);
  await button('Continuar').click();
  await expect.poll(() => server.state.updates).toHaveLength(3);
});

test('a statement of another month is moved there by one press, and two in each other’s place are swapped', async () => {
  const { screen, choose, says, button } = await openDocument('bank_statement_month_1');
  const octoberPdf = await statement('2026-10');
  const septemberPdf = await statement('2026-09');
  await choose('Elegir PDF: Octubre de 2026', septemberPdf);
  await expect.element(says('Parece de septiembre de 2026')).toBeVisible();
  await button('Pasarlo a septiembre de 2026').click();
  await expect.element(says('El PDF dice septiembre de 2026')).toBeVisible();
  await choose('Elegir PDF: Agosto de 2026', octoberPdf);
  await button('Pasarlo a octubre de 2026').click();
  await expect.element(says('El PDF dice octubre de 2026')).toBeVisible();
  await screen
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await screen
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await choose('Elegir PDF: Octubre de 2026', septemberPdf);
  await choose('Elegir PDF: Septiembre de 2026', octoberPdf);
  await button('Cambiarlo por el de septiembre de 2026').click();
  await expect.element(says('El PDF dice octubre de 2026')).toBeVisible();
  await expect.element(says('El PDF dice septiembre de 2026')).toBeVisible();
});

test('the same file is refused for a second month, also after the first was sent', async () => {
  const { screen, server, choose, says, button } = await openDocument('bank_statement_month_1');
  const file = await writtenPdf('estado.pdf', 'Estado de cuenta');
  const again = new File([file], 'otro-nombre.pdf', { type: 'application/pdf' });
  await choose('Elegir PDF: Octubre de 2026', file);
  await expect.element(says('estado.pdf')).toBeVisible();
  await choose('Elegir PDF: Septiembre de 2026', again);
  await expect.element(says('Este archivo ya lo elegiste para otro mes')).toBeVisible();
  await button('Continuar').click();
  await expect.poll(() => server.state.uploads).toHaveLength(1);
  await choose('Elegir PDF: Agosto de 2026', again);
  await expect.element(screen.getByText('Este archivo ya lo elegiste para otro mes', { exact: false })).toHaveLength(2);
  expect(server.state.uploads).toHaveLength(1);
});

test('a file of a month nobody asks for says so', async () => {
  const { choose, says } = await openDocument('bank_statement_month_1');
  await choose('Elegir PDF: Octubre de 2026', await statement('2026-02'));
  await expect.element(says('Parece de febrero de 2026')).toBeVisible();
  await expect.element(says('Aquí va el de octubre de 2026')).toBeVisible();
});
