import { expect, type Page, test } from '@playwright/test';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { translate } from './driver/translator.ts';

test.use({ timezoneId: 'America/Tijuana', locale: 'es-MX' });

test('in a translated page a visit is booked, at the time of the chosen zone', { tag: '@core' }, async ({ page }) => {
  const { file, driver } = await open(page);
  await page.goto(`/${file.id}/schedule-home-visit`);
  await expect(page.getByText('⟦Agenda tu videollamada⟧')).toBeVisible();
  const times = page.getByRole('button', { name: / – / });
  await page.locator('button[aria-label*="con horarios"]').nth(4).click();
  await expect(times.first()).toBeVisible();
  const there = await times.first().textContent();
  // A time is no text to translate.
  expect(there).toMatch(/^\d+:\d\d.* – \d+:\d\d/);
  await page.getByLabel('Zona horaria').selectOption('America/Cancun');
  await expect(times.first()).not.toHaveText(there ?? '');
  const chosen = (await times.first().textContent()) ?? '';
  await times.first().click();
  await driver.sees('Confirma tu videollamada');
  await expect(page.getByText(chosen, { exact: true })).toBeVisible();
  await expect(page.getByText('⟦Hora de Cancún⟧')).toBeVisible();
  // The press puts a spinner before the button's text.
  await driver.presses('Agendar mi videollamada');
  await driver.sees('¡Listo! Tu videollamada quedó agendada');
  await expect(page.getByText('Algo salió mal')).toHaveCount(0);
  await expect(page.getByText(chosen, { exact: true })).toBeVisible();
});

test('in a translated page a press counts that began before the app drew it anew and ended after', async ({ page }) => {
  const { file } = await open(page);
  const [code, times] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/schedule-home-visit-.*\.js$/, (route) => code.promise.then(() => route.continue()));
  // What the server read for another zone than the phone's stays on the screen meanwhile.
  await page.route(/get-available-slots/, (route) => times.promise.then(() => route.continue()));
  await page.goto(`/${file.id}/schedule-home-visit`, { waitUntil: 'commit' });
  await expect(page.getByText('⟦Agenda tu videollamada⟧')).toBeVisible();
  const day = page.locator('button[aria-label*="con horarios"]').nth(4);
  const drawn = await day.elementHandle();
  await day.hover();
  await page.mouse.down();
  code.resolve();
  await expect.poll(() => drawn?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await page.mouse.up();
  times.resolve();
  await expect(page.getByRole('button', { name: / – / }).first()).toBeVisible();
});

test('in a translated page photos are counted as they arrive', async ({ page, browser }) => {
  const { file, driver } = await open(page);
  const documents = new DrawnDocuments(browser);
  await page.goto(`/home-image-upload?id=${file.id}&step=0`);
  await expect(page.getByText('⟦Faltan 2 fotos⟧')).toBeVisible();
  const input = page.locator('input[type=file]').last();
  await input.setInputFiles(await documents.photo('Fachada'));
  await expect(page.getByText('⟦Falta 1 foto⟧')).toBeVisible();
  await expect(page.getByText('⟦Faltan 2 fotos⟧')).toHaveCount(0);
  await input.setInputFiles(await documents.photo('Puerta'));
  await expect(page.getByText('⟦Ya están todas las fotos de este paso.⟧')).toBeVisible();
  await expect(page.getByText('Falta 1 foto')).toHaveCount(0);
  await driver.presses('Siguiente');
  await driver.sees('Tu cochera');
});

async function open(page: Page) {
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  await translate(page, { marks: true });
  return { file, driver: new Applicant(page) };
}
