import { expect, test } from '@playwright/test';
import { contacts } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { profileScreen, renderScreenshots } from './driver/driver-apps.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeScreenshots } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { newLink } from './product/product.ts';

test('a summary of missing answers takes three lines, and the first field below it is visible on a phone', async ({
  page,
}) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
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
  const file = await DriverFile.open('mx', page);
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

test('a profile of somebody else is asked about before twelve screenshots are sent', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  const [other] = await renderScreenshots(browser, { otro: profileScreen('uber', 'Pedro López Ruiz', 4.8) });
  const own = await makeScreenshots(browser, [0]);
  await page.goto(`/${file.id}/platforms/uber`);
  await driver.sees('Tu perfil de Uber');
  await driver.chooses('Elegir captura', other!);
  await expect(page.getByText('¿Eres tú?')).toBeVisible();
  await expect(page.getByText(/La captura es de Pedro L[oó]pez Ruiz/)).toBeVisible();
  await expectAccessible(page);
  await driver.reloads('Tu perfil de Uber');
  await expect(page.getByText('¿Eres tú?')).toBeVisible();
  await driver.chooses('No, elegir otra captura', own.profile);
  await driver.presses('Seguir con mis ganancias');
  await driver.sees('0 de 12 semanas');
  await driver.chooses('Subir capturas', own.weeks);
  await driver.seesRead('1 de 12 semanas');
  await expect(page.getByText('Llevas 1, faltan 11')).toBeVisible();
});

test('a surname of two letters is asked about once, and then taken', async ({ page }) => {
  const driver = new Applicant(page);
  const { url, id } = await newLink('mx');
  await page.goto(url);
  await driver.presses('Empezar');
  await driver.typesContact({ ...contacts.mx, firstName: 'Jo', lastName: 'Li', email: 'jo.li@example.com' });
  await driver.presses(/^Continuar$/);
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa lo siguiente' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click({ force: true });
  await driver.sees('Conecta tus plataformas');
  await page.goto(`/${id}/customer`);
  await expect(page.getByLabel('Apellidos')).toHaveValue('Li');
});
