import { expect, type Page, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments } from './driver/journey-files.ts';
import { Applicant, appStands, countKept } from './driver/steps.ts';
import { filesOf, RunningProduct } from './product/product.ts';

// These pages are rendered on the server even on a busy machine.
let product: RunningProduct;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await RunningProduct.start({ FIRST_SCREEN_MS: '20000' });
});
test.afterAll(() => product?.close());

test('a press before hydration counts even where the code arrives last', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  const release = await holdCode(page, 'month-calendar');
  await page.goto(`${product.address}/${file.id}/schedule-home-visit`);
  await appStands(page);
  await page
    .getByRole('button', { name: /, con horarios$/ })
    .nth(1)
    .click();
  release();
  await expect(page.getByRole('button', { name: / – / }).first()).toBeVisible();
});

for (const [last, name] of [
  ['the app', 'index'],
  ['React', 'react'],
] as const) {
  test(`typing and presses before hydration count where ${last} arrives last`, { tag: '@core' }, async ({ page }) => {
    await actsEarly(page, name);
  });
}

/** Types and presses while the scripts of this name are held back, at a first and a second visit. */
async function actsEarly(page: Page, name: string): Promise<void> {
  const file = await DriverFile.open('mx', page);
  const release = await holdCode(page, name);
  await page.goto(`${product.address}/${file.id}/customer`, { waitUntil: 'commit' });
  await page.getByLabel('Nombre(s)').fill('María José');
  await page.waitForFunction(() => 'early' in globalThis);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Celular').pressSequentially('551234');
  release();
  await expect(page.getByText('Revisa lo siguiente')).toBeVisible();
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');
  await expect(page.getByLabel('Celular')).toHaveValue(/^55 ?1234$/);
  // From then on it is a draft, as if typed later.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('María José');

  // Typed text is newer than a draft; a draft fills untouched fields.
  await page.unroute(`**/assets/${name}-*.js`);
  const releaseAgain = await holdCode(page, name);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Nombre(s)').fill('Ana');
  await expect(page.getByLabel('Celular')).toHaveValue('');
  releaseAgain();
  await expect(page.getByLabel('Celular')).toHaveValue(/^55 ?1234$/);
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('Ana');
  await expect(page.getByLabel('Nombre(s)')).toBeFocused();
}

test('a date typed before hydration is kept', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
  const release = await holdCode(page, 'index');
  await page.goto(`${product.address}/${file.id}/personal-data`, { waitUntil: 'commit' });
  await page.getByLabel('Año').fill('1990');
  release();
  await appStands(page);
  await page.getByLabel('Día').fill('12');
  await expect(page.getByLabel('Año')).toHaveValue('1990');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toMatch(/1990-.*-12/);
});

test('a photo chosen before the code that sends it is here outlives the pages that are closed without it', async ({
  context,
  browser,
}) => {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  await file.shareWith(context);
  const { photo } = await makeDocuments(browser);
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${product.address}/documents/identity_card_front?id=${file.id}`, { waitUntil: 'commit' });
    return { page, driver: new Applicant(page) };
  };
  await context.route('**/assets/sender-*.js', () => {});
  const first = await open();
  await appStands(first.page);
  await first.driver.chooses('Elegir archivo', photo);
  await expect(first.page.getByText('Preparando tu archivo')).toBeVisible();
  await expect.poll(() => countKept(first.page)).toBe(1);
  await first.page.close();

  const second = await open();
  await expect(second.page.getByText('Preparando tu archivo')).toBeVisible();
  await second.page.close();

  await context.unroute('**/assets/sender-*.js');
  const third = await open();
  await expect(third.page.getByText('Listo para enviar')).toBeVisible();
  await third.driver.presses('Continuar');
  await third.driver.sees('INE Reverso');
  expect(await filesOf(file.id)).toHaveLength(1);
});

/** Holds back the scripts of this name until the returned function is called. */
async function holdCode(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
