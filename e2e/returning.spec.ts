import { expect, test } from '@playwright/test';
import { personalData } from '../sandbox/people/people.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots } from './driver/journey-files.ts';
import { hold } from './driver/reach.ts';
import { Applicant, countKept } from './driver/steps.ts';
import { countEvents } from './product/product.ts';

test('a killed tab loses neither typed nor sent data, and the link leads back', { tag: '@core' }, async ({
  page,
  context,
  browser,
}) => {
  const file = await DriverFile.open('mx', page);
  const { photo } = await makeDocuments(browser);
  const { profile, weeks } = await makeScreenshots(browser, [0, 1]);
  const link = `/${file.id}`;
  await before.contact(file);

  let driver = new Applicant(page);
  await page.goto(`/platforms/uber?id=${file.id}`);
  await driver.sees('Tu perfil de Uber');
  await driver.chooses('Elegir captura', profile);
  await driver.presses('Seguir con mis ganancias');
  await hold('ocr/upload-screenshots')(page);
  await driver.chooses('Subir capturas', weeks);
  await expect(page.getByRole('main').getByText('Leyendo captura 1 de 2')).toBeAttached();
  // A moment later, once they are written to disk: a tab killed before that has kept nothing.
  await expect.poll(() => countKept(page)).toBe(weeks.length);
  await page.close();

  driver = new Applicant(await context.newPage());
  await driver.page.goto(link);
  await driver.presses('Continuar');
  await driver.presses(/Uber/);
  await driver.seesRead('2 de 12 semanas');
  await before.weeks(file, 10);
  await file.analyse();

  await driver.page.goto(link);
  await driver.sees('Tus datos personales');
  await driver.types('Colonia', 'Centro');
  await driver.types('CURP', 'NUAM900412MDFXVR08');
  await expect(driver.page.getByText('Guardado en este teléfono')).toBeVisible();
  await driver.page.close();

  driver = new Applicant(await context.newPage());
  await driver.page.goto(link);
  await driver.sees('Tus datos personales');
  await expect(driver.page.getByLabel('Colonia')).toHaveValue('Centro');
  await expect(driver.page.getByLabel('CURP')).toHaveValue('NUAM900412MDFXVR08');
  await before.personalData(file);
  await file.document('identity_card_front', photo);
  await driver.page.close();

  driver = new Applicant(await context.newPage());
  await driver.page.goto(link);
  await driver.sees('INE Reverso');
  await driver.page.goto(`/documents/identity_card_front?id=${file.id}`);
  await expect(driver.page.getByText('Ya lo recibimos')).toBeVisible();
});

test('two phones with one link: each sees the other’s data, and overwrites only fields it changed', async ({
  browser,
  page,
}) => {
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  const address = `/personal-data?change=1&id=${file.id}`;
  const mine = new Applicant(page);
  const context = await browser.newContext();
  await file.shareWith(context);
  const other = new Applicant(await context.newPage());
  for (const phone of [mine, other]) {
    await phone.page.goto(address);
    await phone.sees('Tus datos personales');
  }
  await mine.types('Calle', 'Insurgentes Sur');
  await other.types('Colonia', 'Roma Norte');
  await other.types('Calle', 'Álvaro Obregón');
  const { nationalId } = personalData('mx') as { nationalId: string };
  await other.types('CURP', nationalId);
  await other.presses('Continuar');
  await other.sees('Tus documentos');
  await mine.types('Número exterior', '7');
  await mine.presses('Continuar');
  await mine.sees('Tus documentos');

  expect((await file.read()).personalData).toMatchObject({
    street: 'Insurgentes Sur',
    streetNumber: '7',
    neighborhood: 'Roma Norte',
    nationalId,
  });
  await other.page.goto(address);
  await other.sees('Tus datos personales');
  await expect(other.page.getByLabel('Calle')).toHaveValue('Insurgentes Sur');
  await other.page.context().close();
});

test('without the session cookie everything still works', async ({ page, context, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { photo } = await makeDocuments(browser);
  await before.documents(file);
  await page.goto(`/documents/identity_card_front?id=${file.id}`);
  await driver.sees('INE Frente');
  const session = { name: 'applicant' };
  expect((await context.cookies()).map(({ name }) => name)).toContain(session.name);
  await context.clearCookies(session);
  await driver.chooses('Elegir archivo', photo);
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  await driver.chooses('Elegir archivo', photo);
  await context.clearCookies(session);
  await driver.presses('Continuar');
  await driver.sees('Comprobante de domicilio');
  const given = async () => (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId).length;
  await expect.poll(given).toBe(2);
});

test('going back after sending shows the sent data, and sends nothing again', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await before.sending(file, await makeDocuments(browser));
  await page.goto(`/check-your-answers?id=${file.id}`);
  await driver.sees('¿Todo está bien?');
  await driver.presses('Enviar mi solicitud');
  await page.waitForURL(/\/documents-success/);
  await driver.sees('¡Recibimos tu solicitud!');
  await page.goBack();
  await driver.sees('Ya recibimos tu solicitud');
  await expect(page.getByRole('button', { name: 'Enviar mi solicitud' })).toHaveCount(0);
  await driver.presses('Continuar');
  await page.waitForURL(/\/documents-success/);
  expect((await file.read()).status).toBe('risk_analysis');
  expect(await countEvents(file.id)).toMatchObject({ stage: 4 });
});
