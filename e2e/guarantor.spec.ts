import { expect, type Page, test } from '@playwright/test';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

const screen = '/documents/solidarity_obligor_identity_card_front';

for (const [where, tag] of [
  ['a phone', '@phone'],
  ['a computer', '@desktop'],
] as const) {
  test(`a guarantor is added on ${where}, and can be viewed and corrected later`, { tag }, async ({
    page,
    browser,
  }) => {
    const { file, driver } = await open(page);
    const documents = new DrawnDocuments(browser);
    const [front, back] = [await documents.photo('Aval frente'), await documents.photo('Aval reverso')];

    await test.step('without data and photos nothing is sent, and each field shows its error', async () => {
      await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
      await expect(page.getByRole('link', { name: 'Su celular: Escribe su celular' })).toBeVisible();
      await driver.types('Nombre completo', 'Rosa Peña Ruiz');
      await driver.types('Su celular', '5512345678');
      await driver.types('Su correo electrónico', 'rosa@example.com');
      await page.getByLabel('Dónde vive').fill('Toluca, Estado de México');
      await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
      await expect(page.getByText('Faltan las dos fotos de su INE.')).toBeInViewport();
      expect((await file.read()).avalData).toBeNull();
    });

    await test.step('typed data survive a reload', async () => {
      await driver.reloads('¿Quién es tu aval?');
      await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Peña Ruiz');
    });

    await test.step('data and photos are saved together', async () => {
      await driver.chooses(/Elegir archivo: Frente/, front!);
      await driver.chooses(/Elegir archivo: Reverso/, back!);
      await driver.presses('Continuar');
      await expect(heading(page)).toHaveText('INE Frente');
      expect((await file.read()).avalData).toMatchObject({ name: 'Rosa Peña Ruiz', phone: '+525512345678' });
      // A side that was still uploading follows automatically.
      await expect.poll(() => cardsOf(file)).toEqual([true, true]);
    });

    await test.step('on a return visit Continue works at once, and a correction needs no photos', async () => {
      await page.goto(`${screen}?id=${file.id}`);
      await driver.sees('¿Quién es tu aval?');
      await driver.presses('Continuar');
      await expect(heading(page)).toHaveText('INE Frente');
      await page.goto(`${screen}?id=${file.id}`);
      await page.getByLabel('Dónde vive').fill('Metepec, Estado de México');
      await driver.presses('Continuar');
      await expect(heading(page)).toHaveText('INE Frente');
      expect((await file.read()).avalData).toMatchObject({ location: 'Metepec, Estado de México' });
    });

    await test.step('after approval nothing is left to do', async () => {
      await file.approve('all');
      await page.goto(`${screen}?id=${file.id}`);
      await driver.sees('Tu aval');
      await expect(page.getByLabel('Nombre completo')).toHaveCount(0);
      await driver.presses('Continuar');
      await expect(heading(page)).toHaveText('INE Frente');
    });
  });

  test(`a guarantor is postponed on ${where}`, { tag }, async ({ page }) => {
    const { file, driver } = await open(page);
    await driver.presses('Enviar después');
    await expect(heading(page)).toHaveText('INE Frente');
    const { documents } = (await file.read()).documentsAnalysis;
    expect(documents.find(({ type }) => type === 'solidarity_obligor_identity_card_front')?.skipped).toBe(true);
  });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page): Promise<{ file: DriverFile; driver: Applicant }> {
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  const driver = new Applicant(page);
  await page.goto(`${screen}?id=${file.id}`);
  await driver.sees('¿Quién es tu aval?');
  return { file, driver };
}

async function cardsOf(file: DriverFile): Promise<boolean[]> {
  const { documents } = (await file.read()).documentsAnalysis;
  return documents.filter(({ type }) => type.startsWith('solidarity_obligor')).map(({ mediaId }) => mediaId !== null);
}
