import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { slowDown } from './product/deploy.ts';

const slow3g = { upload: 500, latency: 400 };

test('after a killed tab on a slow network another screen uploads all chosen files', async ({
  page,
  context,
  browser,
}) => {
  const { photo } = await makeDocuments(browser);
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  for (const { type, required } of (await file.read()).documentsAnalysis.documents)
    if (!required && type !== 'solidarity_obligor_identity_card_back') await file.skip(type);
  const documents = new DrawnDocuments(browser);
  const statements = [await documents.pdf('Octubre'), await documents.pdf('Septiembre'), await documents.pdf('Agosto')];

  await test.step('each Continue opens the next screen at once', async () => {
    const driver = new Applicant(page);
    await page.goto(`/documents/identity_card_front?id=${file.id}`);
    await driver.sees('INE Frente');
    await slowDown(page, slow3g);
    for (const [title, next] of [
      ['INE Frente', 'INE Reverso'],
      ['INE Reverso', 'Comprobante de domicilio'],
      ['Comprobante de domicilio', 'Estados de cuenta'],
    ]) {
      await expect(heading(page)).toHaveText(title!);
      await driver.chooses('Elegir archivo', photo);
      await expect(page.getByText(/^Enviando, /)).toBeVisible();
      await driver.presses('Continuar');
      await expect(heading(page)).toHaveText(next!);
    }
    await expect(page.getByText('3 archivos subiendo')).toBeVisible();
    await expectAccessible(page);
    await driver.chooses(/Elegir los 3 PDF/, statements);
    await expect(page.getByText(/^Enviando, /).first()).toBeVisible();
    await driver.presses('Continuar');
    await driver.sees('¿Todo está bien?');
    await expect(page.getByText('Falta que se suban 6 archivos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar mi solicitud' })).toHaveAttribute('aria-disabled', 'true');
    expect(await given(file)).toBe(0);
  });

  await page.close();
  const again = await context.newPage();
  const driver = new Applicant(again);

  await test.step('the task list goes on with them, and says so', async () => {
    await again.goto(`/tasks?id=${file.id}`);
    await driver.sees('Tu solicitud');
    await expect.poll(() => given(file)).toBe(6);
    await expect(again.getByText('Ya se subió todo')).toBeVisible();
  });

  await test.step('and it can be sent', async () => {
    await driver.presses('Continuar');
    await driver.sees('¿Todo está bien?');
    await driver.presses('Enviar mi solicitud');
    await again.waitForURL(/\/documents-success/);
    expect((await file.read()).status).toBe('risk_analysis');
  });
});

test('the next screen says that a file was refused after Continue, and links to the reason', async ({
  page,
  browser,
}) => {
  const driver = new Applicant(page);
  const { photo } = await makeDocuments(browser);
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  await page.goto(`/documents/identity_card_front?id=${file.id}`);
  await driver.sees('INE Frente');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/media\/upload/, async (route) => {
    await arrived;
    await route.fulfill({ status: 422, json: { error: { code: 'file_infected', message: '', errors: [] } } });
  });
  await driver.chooses('Elegir archivo', photo);
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  await expect(page.getByText('1 archivo subiendo')).toBeVisible();
  arrive();
  await page.getByRole('link', { name: /No se pudo subir: INE Frente/ }).click();
  await driver.sees('INE Frente');
  await expect(page.getByText('El archivo trae un virus')).toBeVisible();
  await page.unrouteAll();
  await driver.chooses('Elegir archivo', photo);
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  await expect.poll(() => given(file)).toBe(1);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function given(file: DriverFile): Promise<number> {
  return (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId !== null).length;
}
