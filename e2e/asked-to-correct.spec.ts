import { devices, expect, test } from '@playwright/test';
import { addDays } from '../contract/fields/dates.ts';
import { formatDateRange } from '../web/src/lib/format.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots } from './driver/journey-files.ts';
import { Keyboard } from './driver/keyboard.ts';
import { weeksOf } from './driver/stories.ts';
import { inviteStaff } from './product/product.ts';
import { acceptInvitation, applicationOf } from './staff/steps.ts';

test('a driver corrects a week that a reviewer sent back, and the reviewer sees it arrive @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  await before.sending(file, await makeDocuments(browser));
  const { profile } = await makeScreenshots(browser, []);
  await file.screenshot('uber', 'profile', profile);
  await file.submit();
  const application = await applicationOf(file);
  const newest = weeksOf(file)[0] ?? '';
  const week = formatDateRange(newest, addDays(newest, 6), 'es');

  await acceptInvitation(page, await inviteStaff('asks@example.com', 'reviewer'));
  await page.goto(`/staff/applications/${application}`);
  const earnings = page.getByRole('region', { name: 'Ganancias' });
  await earnings.getByRole('button', { name: `Revisar la semana ${week}` }).click();
  const dialog = page.getByRole('dialog', { name: `Uber, ${week}` });
  await dialog.getByRole('button', { name: 'Pedir otra vez' }).click();
  await dialog.getByLabel('¿Por qué la pides?').selectOption({ label: 'Otro motivo' });
  await dialog.getByLabel('Nota para el conductor').fill('Escribe el total con propinas.');
  await dialog.getByRole('button', { name: 'Pedírselo al conductor' }).click();
  await expect(earnings.getByText('Pedida otra vez')).toBeVisible();

  const phone = await browser.newContext({ ...devices['Pixel 5'], baseURL: process.env.PUBLIC_URL ?? '' });
  await file.shareWith(phone);
  const driver = await phone.newPage();
  await driver.goto(`/tasks?id=${file.id}`);
  const toWeek = driver.getByRole('link', { name: /Corrige la semana .+“Escribe el total con propinas”/ });
  await toWeek.click();
  const opened = driver.getByRole('dialog', { name: week });
  await expect(opened.getByText('“Escribe el total con propinas.”')).toBeVisible();
  await expectAccessible(driver);
  // Closed, it leaves the driver on the board, from which going back leads to the list.
  await opened.getByRole('button', { name: 'Cerrar' }).click();
  await expect(driver.getByText('Corrige esto')).toBeVisible();
  await expect(driver.getByRole('button', { name: `${week} $` })).toContainText('Corrige');
  await driver.goBack();
  await toWeek.click();
  await opened.getByRole('button', { name: /Corregir/ }).click();
  const total = driver.getByLabel('Total de la semana');
  await total.fill('4100');
  // A press on the button right after the one that opened the form would count as a double tap.
  await total.press('Enter');
  await expect(driver.getByText('Corrige esto')).toHaveCount(0);
  await driver.goto(`/tasks?id=${file.id}`);
  await expect(driver.getByRole('heading', { name: 'Tu solicitud' })).toBeVisible();
  await expect(driver.getByText('Corrige la semana')).toHaveCount(0);

  // The reviewer's page was open all the time.
  await expect(earnings.getByRole('row').filter({ hasText: week })).toContainText('$4,100');
  await expect(earnings.getByText('Pedida otra vez')).toHaveCount(0);
  await phone.close();
});

test('a reviewer corrects a figure by keyboard beside its screenshot, and the driver sees what counts @desktop', async ({
  page,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  await before.contact(file);
  const { profile, weeks } = await makeScreenshots(browser, [0, 1]);
  await file.screenshot('uber', 'profile', profile);
  for (const week of weeks) await file.screenshot('uber', 'earnings', week);
  await before.weeks(file, 10);
  const application = await applicationOf(file);
  const newest = weeksOf(file)[0] ?? '';
  const week = formatDateRange(newest, addDays(newest, 6), 'es');

  await acceptInvitation(page, await inviteStaff('figures@example.com', 'reviewer'));
  await page.goto(`/staff/applications/${application}`);
  const earnings = page.getByRole('region', { name: 'Ganancias' });
  await expect(earnings.getByRole('table', { name: 'Semanas de Uber' })).toBeVisible();
  await expectAccessible(page);

  const reviewer = new Keyboard(page);
  await page.keyboard.press('2');
  await reviewer.presses(`Revisar la semana ${week}`);
  const dialog = page.getByRole('dialog', { name: `Uber, ${week}` });
  await expect(dialog.locator('[data-box=amount]')).toBeVisible();
  await expectAccessible(page);
  await reviewer.presses(/^Corregir$/);
  await expect(dialog.getByLabel('Lo que cuenta esta semana')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3850.50');
  await reviewer.types('Motivo', 'Incluye un bono de otra semana');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const row = earnings.getByRole('row').filter({ hasText: week });
  await expect(row).toContainText('$3,850.50');
  await expect(row).toContainText('Corregida');
  await expect(page.getByRole('button', { name: `Revisar la semana ${week}` })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  const accept = page.getByRole('button', { name: /^Aceptar la semana/ }).first();
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  // The picture and the figures leave room for the inputs.
  await page.getByRole('button', { name: `Revisar la semana ${week}` }).click();
  await dialog.getByRole('button', { name: 'Corregir', exact: true }).click();
  const save = await dialog.getByRole('button', { name: 'Guardar la corrección' }).boundingBox();
  const reason = await dialog.getByLabel('Motivo').boundingBox();
  expect((reason?.y ?? Number.NaN) + (reason?.height ?? Number.NaN)).toBeLessThanOrEqual(save?.y ?? Number.NaN);
  await expect(dialog.locator('[data-box=amount]')).toBeInViewport({ ratio: 1 });

  const phone = await browser.newContext({ ...devices['Pixel 5'], baseURL: process.env.PUBLIC_URL ?? '' });
  await file.shareWith(phone);
  const board = await phone.newPage();
  await board.goto(`/platforms/uber?id=${file.id}`);
  await expect(board.getByRole('button', { name: week })).toContainText('Cuenta $3,850.50');
  await phone.close();
});
