import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makePapers } from './driver/journey-files.ts';
import { DrawnPapers } from './driver/papers.ts';
import { Applicant } from './driver/steps.ts';

test('documents are photographed in any order, and all the rest is left for later once', async ({ page, browser }) => {
  const { photo, pdf } = await makePapers(browser);
  const file = await DriverFile.open('mx');
  await before.documents(file);
  const driver = new Applicant(page);

  await test.step('the list comes before the first document, and any may be it', async () => {
    await page.goto(`/personal-data?id=${file.id}`);
    await driver.sees('Tus documentos');
    await expect(page.getByText('Faltan 4 obligatorios')).toBeVisible();
    await driver.presses(/^Selfie/);
    await driver.sees('Selfie');
    await driver.chooses('Abrir cámara', photo);
    await driver.presses('Continuar');
    await driver.sees('INE Frente');
  });

  await test.step('the list knows what was sent, also after a reload', async () => {
    await page.goto(`/documents?id=${file.id}`);
    await driver.reloads('Tus documentos');
    await expect(page.getByRole('link', { name: 'Selfie Enviado' })).toBeVisible();
    await driver.presses(/^Comprobante de domicilio/);
    await driver.sees('Comprobante de domicilio');
    await driver.chooses('Elegir archivo', pdf);
    await expect(page.getByRole('img', { name: /^Primera página/ })).toBeVisible();
    await driver.presses('Continuar');
    await driver.sees('INE Frente');
  });

  await test.step('an optional one is postponed, out of turn', async () => {
    await page.goto(`/documents/curp?id=${file.id}`);
    await driver.presses('Enviar después');
    await driver.sees('INE Frente');
  });

  await test.step('once required documents are sent, the rest are postponed in one step', async () => {
    for (const { type } of (await file.read()).documentsAnalysis.documents)
      if (/identity_card_(front|back)$|bank_statement/.test(type) && !type.startsWith('solidarity'))
        await file.document(type, type.startsWith('bank') ? pdf : photo);
    await page.goto(`/documents?id=${file.id}`);
    await driver.sees('Tus documentos');
    await expect(page.getByRole('link', { name: 'CURP Después' })).toBeVisible();
    await driver.presses('Lo demás después');
    await driver.sees('¿Todo está bien?');
    const open = (await file.read()).documentsAnalysis.documents.filter((d) => d.mediaId === null && !d.skipped);
    // The guarantor's second side never waits alone.
    expect(open.map(({ type }) => type)).toEqual(['solidarity_obligor_identity_card_back']);
  });
});

test('a blurred or dark photo asks for another, and both sides of a guarantor’s card survive a reload', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  const driver = new Applicant(page);
  const papers = new DrawnPapers(browser);
  const [dark, front, back] = [
    await papers.darkPhoto('INE Frente'),
    await papers.photo('Aval frente'),
    await papers.photo('Aval reverso'),
  ];

  await test.step('of a dark photo taking another is the main button', async () => {
    await page.goto(`/documents/identity_card_front?id=${file.id}`);
    await driver.chooses('Abrir cámara', dark!);
    await expect(page.getByText('La foto se ve oscura')).toBeVisible();
    await driver.chooses('Tomar otra', front!);
    await expect(page.getByText('La foto se ve oscura')).toHaveCount(0);
    await driver.presses(/^Foto que elegiste/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the guarantor’s photos are still there after a reload', async () => {
    await page.goto(`/documents/solidarity_obligor_identity_card_front?id=${file.id}`);
    await driver.chooses(/Elegir archivo: Frente/, front!);
    await driver.chooses(/Elegir archivo: Reverso/, back!);
    await expect(page.getByRole('button', { name: /^Quitar/ })).toHaveCount(2);
    await driver.reloads('¿Quién es tu aval?');
    await expect(page.getByText('aval-frente.jpg').first()).toBeVisible();
    await expect(page.getByText('aval-reverso.jpg').first()).toBeVisible();
  });
});
