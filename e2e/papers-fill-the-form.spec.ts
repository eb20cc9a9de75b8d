import { expect, test } from '@playwright/test';
import { cardHolder } from '../sandbox/people/people.ts';
import { DriverFile } from './driver/driver-file.ts';
import { photographCard } from './driver/identity-card.ts';
import { before } from './driver/journey-files.ts';
import { DrawnPapers } from './driver/papers.ts';
import { Applicant } from './driver/steps.ts';

test('a photo of the card fills in the form, and one press confirms it', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx');
  await file.give({ firstName: 'Ana Sofía', lastName: 'López Núñez', phone: '5512345678', email: 'ana@example.com' });
  await before.weeks(file);
  await file.analyse();
  await page.goto(`/${file.id}/personal-data`);
  await driver.sees('Tus datos personales');
  await driver.presses('Tomar la foto de mi INE');
  await driver.sees('INE Frente');
  await driver.chooses(/Abrir cámara|Elegir archivo/, await photographCard(browser));
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  await driver.chooses(/Abrir cámara|Elegir archivo/, await new DrawnPapers(browser).photo('Reverso'));
  await driver.presses('Continuar');
  await driver.sees('Tus datos personales');
  await expect(page.getByLabel('CURP', { exact: true })).toHaveValue(cardHolder.curp, { timeout: 60_000 });
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
  expect(personalData).toMatchObject({ status: 'completed', nationalId: cardHolder.curp, street: 'Roble' });
});

test('a card of somebody else is asked about once, and nothing typed is replaced', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx');
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
