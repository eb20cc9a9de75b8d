import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';

test('a summary of missing answers takes three lines, and the first field below it is visible on a phone', async ({
  page,
}) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx');
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
  await page.goto(`/${file.id}/personal-data`);
  await driver.sees('Tus datos personales');
  await driver.types('Calle', 'Reforma');
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa lo siguiente' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(3);
  const field = (await page.getByLabel('CURP').boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Continuar' }).boundingBox())!;
  expect((await summary.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  expect(field.y + field.height, 'the field ends above the button').toBeLessThanOrEqual(button.y);
  await summary.getByRole('button', { name: 'y 5 más' }).click();
  await expect(summary.getByRole('link')).toHaveCount(8);
});

test('the list of mail providers is fetched once an address was typed', async ({ page }) => {
  const file = await DriverFile.open('mx');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isList = () => asked.filter((path) => path.includes('mail-domains')).length;
  await page.goto(`/${file.id}/customer`);
  await page.getByLabel('Correo electrónico').pressSequentially('ana@gmial.com');
  expect(isList()).toBe(0);
  await page.getByLabel('Correo electrónico').press('Tab');
  await page.getByRole('button', { name: 'Sí, corregirlo' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@gmail.com');
  expect(isList()).toBe(1);
});
