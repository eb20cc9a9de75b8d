import { expect, type Locator, type Page, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { refuse } from './driver/reach.ts';

/** Precision with which a toast's time is measured, in ms. */
const STEP = 250;

test('toasts stay for their kind: errors of slots and photos 3 s, others 5 s, saved data 9 s', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.4326, longitude: -99.1332 });
  const { photo, pdf } = await makeDocuments(browser);
  const file = await DriverFile.open('mx', page);
  await before.documents(file);
  await page.clock.install();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const open = async (address: string, ready: Locator, { id } = file) => {
    await page.clock.resume();
    const drawing = page.waitForResponse(/toast-view/, { timeout: 120_000 });
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}id=${id}`);
    await expect(ready.first()).toBeVisible();
    // It is preloaded while idle.
    await drawing;
    // Never a moment that has already passed when the page of a busy machine hears about it.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  };

  await test.step('the location', async () => {
    await open('/user-info-gathering', page.getByText('¿Nos compartes tu ubicación?'));
    await press('Compartir mi ubicación');
    expect(await secondsOf(page, 'Guardamos tu ubicación')).toBe(9);
  });

  await test.step('contact data that could not be sent', async () => {
    await refuse('personal-data', 500, 'unknown_error')(page);
    await open('/customer', page.getByLabel('Nombre(s)'), await DriverFile.open('mx', page));
    await page.getByLabel('Nombre(s)').fill('Guadalupe');
    await page.getByLabel('Apellidos').fill('Núñez Ávila');
    await page.getByLabel('Celular').fill('5512345678');
    await page.getByLabel('Correo').fill('guadalupe@example.com');
    await press('Continuar');
    expect(await secondsOf(page, 'Algo salió mal')).toBe(5);
    await page.unrouteAll();
  });

  await test.step('a failed upload: its notice says why', async () => {
    await refuse('media/upload', 422, 'file_unreadable')(page);
    await open('/documents/identity_card_front', page.getByText('Elegir archivo'));
    // It is sent as soon as it is chosen.
    await page.getByLabel('Elegir archivo').setInputFiles(photo);
    const unreadable = page.getByRole('alert').filter({ hasText: 'está dañado' });
    await comes(page, unreadable);
    await expect(page.locator('[data-toast=shown]')).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('a photo of the home', async () => {
    await open('/home-image-upload?step=0', page.getByText('El frente de tu casa'));
    await page.locator('input[type=file]').last().setInputFiles(pdf);
    const refused = page.getByRole('alert').filter({ hasText: 'Este tipo de archivo no nos sirve' });
    await comes(page, refused);
    // No toast repeats a notice.
    await expect(page.locator('[data-toast=shown]')).toHaveCount(0);
    await page.unrouteAll();
    await page.locator('input[type=file]').last().setInputFiles(photo);
    const remove = page.getByRole('button', { name: /^Quitar/ });
    await comes(page, remove);
    await refuse('home-visit', 422, 'unprocessable_error', 'PATCH')(page);
    await remove.click();
    expect(await secondsOf(page, /No pudimos quitar la foto/)).toBe(3);
  });

  await test.step('slots of the visit', async () => {
    await open('/schedule-home-visit', page.getByRole('button', { name: 'Mes siguiente' }));
    await refuse('hold', 500, 'server_error')(page);
    await press(/, con horarios$/);
    const time = page.getByRole('button', { name: / – / }).first();
    await comes(page, time);
    await time.click();
    expect(await secondsOf(page, 'No pudimos')).toBe(3);
    await page.unrouteAll();
    await refuse('hold', 409, 'slot_is_not_available')(page);
    await time.click();
    const taken = page.getByRole('status').filter({ hasText: 'acaba de tomar ese horario' });
    await comes(page, taken);
    await expect(page.locator('[data-toast=shown]')).toHaveCount(0);
  });
});

/** How long it is shown, in seconds of the page's own clock. */
async function secondsOf(page: Page, words: string | RegExp): Promise<number> {
  const item = page.locator('[data-toast=shown]').filter({ hasText: words });
  await comes(page, item);
  let ms = 0;
  for (; (await item.isVisible()) && ms < 30_000; ms += STEP) await page.clock.runFor(STEP);
  return Math.round(ms / 1000);
}

/**
 * Waits for something that involves the server. Meanwhile the page's clock continues, no faster than the server's;
 * otherwise its calls would time out before a busy machine has answered.
 */
async function comes(page: Page, item: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(STEP);
    return item.isVisible();
  };
  await expect.poll(isThere, { intervals: [STEP] }).toBe(true);
}
