import { expect, type Page, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { askDatabase, countEvents, newLink } from './product/product.ts';

const welcome = 'Tu próximo auto empieza aquí';

test('the company is notified once that the link was opened, however often', async ({ page }) => {
  const { id, url } = await newLink('mx');
  const driver = new Applicant(page);
  for (let time = 0; time < 2; time++) {
    const notified = page.waitForResponse(/\/api\/hubspot\/link-opened\//);
    await page.goto(url);
    await driver.sees(welcome);
    expect((await notified).status()).toBe(200);
  }
  expect(await countEvents(id)).toMatchObject({ link_opened: 1 });
});

test('a driver never notices that the company could not be notified', async ({ page }) => {
  const { url } = await newLink('mx');
  const driver = new Applicant(page);
  const asked = page.waitForRequest(/\/api\/hubspot\/link-opened\//);
  await page.route('**/api/hubspot/**', (route) => route.abort());
  await page.goto(url);
  await driver.sees(welcome);
  await asked;
  await driver.presses('Empezar');
  await driver.sees('Empecemos contigo');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('messages about a visit are in the language of the screen, whatever the phone’s language', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  const driver = new Applicant(page);
  await page.goto(`/${file.id}/schedule-home-visit`);
  await driver.sees('Agenda tu videollamada');
  await page.getByLabel('Idioma').selectOption('English');
  await driver.sees('Book your video call');
  await firstFreeDay(page).click();
  await driver.presses(/ – /);
  await driver.sees('Confirm your video call');
  await driver.presses('Book my video call');
  await driver.sees('Done! Your video call is booked');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Confirm your video call');
  const deliveries = await askDatabase(
    `select distinct d.language from deliveries d join application_links l using (application_id) where l.request_id = $1`,
    [file.id],
  );
  expect(deliveries).toEqual([{ language: 'en' }]);
});

function firstFreeDay(page: Page) {
  return page.getByRole('button', { name: /times available$/ }).first();
}
