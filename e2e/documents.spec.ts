import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cardHolder } from '../sandbox/people/people.ts';
import { DrawnDocuments, photographCard } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant, curpOfAttempt } from './driver/steps.ts';
import { askDatabase } from './product/product.ts';

test('documents are photographed in any order, and all the rest is left for later once', async ({ page, browser }) => {
  const { photo, pdf } = await makeDocuments(browser);
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  const driver = new Applicant(page);

  await test.step('the list comes before the first document, and any may be it', async () => {
    await page.goto(`/personal-data?id=${file.id}`);
    await driver.sees('Tus documentos');
    await expect(page.getByText('Para hoy faltan 4')).toBeVisible();
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
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  const driver = new Applicant(page);
  const documents = new DrawnDocuments(browser);
  const [dark, front, back] = [
    await documents.darkPhoto('INE Frente'),
    await documents.photo('Aval frente'),
    await documents.photo('Aval reverso'),
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

const photo = path.join(import.meta.dirname, '../server/documents/readings/fixtures/licence-back.jpg');

test('the phone reads the barcode of a licence and sends it along with the photo', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('us', page);
  await before.documents(file);
  await page.goto(`/documents/drivers_license_back?id=${file.id}`);
  await driver.sees(/license, back/i);
  const reading = page.waitForEvent('worker', (worker) => worker.url().includes('worker-barcode'));
  await page.locator('input[type=file]').first().setInputFiles(photo);
  const reader = await reading;
  if (page.workers().includes(reader)) await reader.waitForEvent('close');
  const attached = page.waitForRequest((request) => request.method() === 'PATCH' && /\/documents/.test(request.url()));
  await driver.presses('Continue');
  expect((await attached).postDataJSON().updates[0].barcode).toMatch(/^@/);
  const kept = () =>
    askDatabase<{ fields: Record<string, string> }>(
      `select r.fields from phone_readings r join document_versions v on v.id = r.version_id
       join application_links l using (application_id) where l.request_id = $1`,
      [file.id],
    );
  await expect.poll(async () => (await kept())[0]?.fields ?? {}).toHaveProperty('lastName');
});

test(
  'a photo of the card fills in the form, and one press confirms it',
  { tag: '@phone' },
  async ({ page, browser }, { retry }) => {
    test.setTimeout(180_000);
    const curp = curpOfAttempt(cardHolder.curp, retry);
    const driver = new Applicant(page);
    const file = await DriverFile.open('mx', page);
    await file.give({ firstName: 'Ana Sofía', lastName: 'López Núñez', phone: '5512345678', email: 'ana@example.com' });
    await before.weeks(file);
    await file.analyse();
    await page.goto(`/${file.id}/personal-data`);
    await driver.sees('Tus datos personales');
    await driver.presses('Tomar la foto de mi INE');
    await driver.sees('INE Frente');
    await driver.chooses(/Abrir cámara|Elegir archivo/, await photographCard(browser, { ...cardHolder, curp }));
    await driver.presses('Continuar');
    await driver.sees('INE Reverso');
    await driver.chooses(/Abrir cámara|Elegir archivo/, await new DrawnDocuments(browser).photo('Reverso'));
    await driver.presses('Continuar');
    await driver.sees('Tus datos personales');
    await expect(page.getByLabel('CURP', { exact: true })).toHaveValue(curp, { timeout: 60_000 });
    await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Roble');
    await expect(page.getByLabel('Código postal')).toHaveValue('64000');
    await expect(page.getByLabel('Colonia')).toHaveValue('Centro');
    await expect(page.getByText('De tu INE. Revísalo.').first()).toBeVisible();
    const [number, flat] = ['Número exterior', 'Interior (opcional)'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    expect((await number!.boundingBox())?.y, 'boxes of one row are level').toBe((await flat!.boundingBox())?.y);
    await expect(page.getByText('¿Eres tú?')).toHaveCount(0);
    await page.getByLabel('RFC con homoclave').focus();
    await page.keyboard.type('AB1');
    await driver.presses('Continuar');
    await expect(page).not.toHaveURL(/personal-data/, { timeout: 60_000 });
    const { personalData } = await file.read();
    expect(personalData).toMatchObject({ status: 'completed', nationalId: curp, street: 'Roble' });
  },
);

test('a card of somebody else is asked about once, and nothing typed is replaced', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await file.give({ firstName: 'Pedro', lastName: 'Ruiz Soto', phone: '5512345678', email: 'pedro@example.com' });
  await before.weeks(file);
  await file.analyse();
  await file.document('identity_card_front', await photographCard(browser));
  await page.goto(`/${file.id}/personal-data`);
  await expect(page.getByText('¿Eres tú?')).toBeVisible({ timeout: 60_000 });
  await driver.presses('Sí, es mío');
  await expect(page.getByText('¿Eres tú?')).toHaveCount(0);
  await page.reload();
  await driver.sees('Tus datos personales');
  await expect(page.getByText('¿Eres tú?')).toHaveCount(0);
  expect((await file.read()).personalData).toMatchObject({ firstName: 'Pedro', lastName: 'Ruiz Soto' });
});
