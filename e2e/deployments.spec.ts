import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { deploy, loadedScripts, slowDown } from './product/deploy.ts';
import { RunningProduct } from './product/product.ts';

test.describe.configure({ mode: 'serial' });
let product: RunningProduct;
let web: string;

test.beforeAll(async () => {
  web = mkdtempSync(path.join(tmpdir(), 'volante-web-'));
  cpSync(path.join(import.meta.dirname, '../web/dist'), web, { recursive: true });
  product = await RunningProduct.start({ WEB_DIR: web });
});
test.afterAll(async () => {
  await product?.close();
  rmSync(web, { recursive: true, force: true });
});

test('a deployment that removes the old code loses nothing for the driver', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await driver.sees('Empecemos contigo');
  await driver.types('Nombre(s)', 'María José');
  await expect(page.getByText('Guardado en este teléfono')).toBeVisible();
  deploy(web, 'b');
  // Going back needs code that this page hasn't loaded yet.
  await driver.presses('Volver');
  await driver.sees('Tu próximo auto empieza aquí');
  expect(await loadedScripts(page)).toMatch(/welcome-b[\w-]{7}\.js/);
  await driver.presses('Empezar');
  await driver.sees('Empecemos contigo');
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');

  // Going back in the history after a reload works too.
  await page.reload();
  await driver.sees('Empecemos contigo');
  deploy(web, 'c');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goBack();
  await driver.sees('Tu próximo auto empieza aquí');
  await expect.poll(() => loadedScripts(page)).toMatch(/welcome-c[\w-]{7}\.js/);
});

test('a deployment with missing code is reported once, without endless reloads', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route('**/assets/welcome-*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${product.address}/${file.id}`);
  const again = page.getByRole('button', { name: 'Volver a cargar' });
  await expect(again).toBeVisible();
  const driver = new Applicant(page);
  await page.getByLabel('Idioma').selectOption('English');
  await driver.sees('Unexpected Application Error!');
  await page.getByLabel('Language').selectOption('Español');
  // The page that failed is still the one from the second load.
  await expect(again).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/welcome-*');
  await again.click();
  await driver.sees('Tu próximo auto empieza aquí');
});

test('a server killed during an upload and a reading costs only waiting time', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { profile, weeks } = await makeScreenshots(browser, [0, 1, 2]);
  await before.contact(file);
  await file.screenshot('uber', 'profile', profile);
  await page.goto(`${product.address}/platforms/uber?id=${file.id}`);
  await driver.sees('0 de 12 semanas');
  await driver.chooses('Subir capturas', weeks);
  await expect(page.getByRole('heading', { level: 1, name: '1 de 12 semanas' })).toBeVisible();
  await product.stop('SIGKILL');
  await product.start();
  await driver.seesRead('3 de 12 semanas');
  await expect(page.getByText(/no se pud/)).toHaveCount(0);

  await before.weeks(file, 9);
  await file.analyse();
  await before.personalData(file);
  const { photo } = await makeDocuments(browser);
  await page.goto(`${product.address}/documents/identity_card_front?id=${file.id}`);
  await driver.sees('INE Frente');
  await slowDown(page, { upload: 2000 });
  await driver.chooses('Elegir archivo', photo);
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  await expect(page.getByText('1 archivo subiendo').first()).toBeVisible();
  await product.stop('SIGTERM');
  await slowDown(page, {});
  await product.start();
  const front = async () =>
    (await file.read()).documentsAnalysis.documents.find(({ type }) => type === 'identity_card_front')?.mediaId;
  await expect.poll(front).not.toBeNull();
});
