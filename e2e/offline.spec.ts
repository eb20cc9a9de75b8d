import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { obligor, personalData } from '../sandbox/people/people.ts';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { deploy, loadedScripts } from './product/deploy.ts';
import { RunningProduct } from './product/product.ts';

test.describe.configure({ mode: 'serial' });
let product: RunningProduct;
let web: string;

test.beforeAll(async () => {
  web = mkdtempSync(path.join(tmpdir(), 'volante-offline-'));
  cpSync(path.join(import.meta.dirname, '../web/dist'), web, { recursive: true });
  product = await RunningProduct.start({ WEB_DIR: web });
});
test.afterAll(async () => {
  await product?.close();
  rmSync(web, { recursive: true, force: true });
});

test('offline, the link opens with the typed text, and a form is sent when the network returns', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await driver.sees('Empecemos contigo');
  await driver.types('Nombre(s)', 'María José');
  await expect(page.getByText('Guardado en este teléfono')).toBeVisible();
  await isKept(page);

  await product.stop('SIGTERM');
  // Looked for from the start, as it goes by itself.
  const notified = page.getByText('Sin internet. Puedes seguir escribiendo').first().waitFor();
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await notified;
  await driver.sees('Empecemos contigo');
  await expect(page.getByLabel('Nombre(s)')).toHaveValue('María José');
  await driver.types('Apellidos', 'Núñez Ávila');
  await driver.types('Celular', '55 1234 5678');
  await driver.types('Correo electrónico', 'maria.nunez@example.com');
  await driver.pressesAndIsNotified('Continuar', 'lo enviamos en cuanto vuelva tu internet');
  await expectAccessible(page);

  await product.start();
  await driver.sees('Conecta tus plataformas');
  expect((await file.read()).personalData).toMatchObject({ firstName: 'María José', lastName: 'Núñez Ávila' });
});

test('a form pressed without a network frees its button, says on every screen that it waits, and is sent by itself', async ({
  page,
}) => {
  const { driver, file } = await openContact(page);
  await page.context().setOffline(true);
  await driver.pressesAndIsNotified('Continuar', 'lo enviamos en cuanto vuelva tu internet');
  await expect(page.getByText('Lo enviamos cuando vuelva tu internet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-busy', { timeout: 500 });
  await expectAccessible(page);
  await driver.presses('Ver todos los pasos');
  await driver.sees('Tu solicitud');
  await expect(page.getByRole('link', { name: 'Contacto: lo enviamos cuando vuelva tu internet' })).toBeVisible();

  await page.context().setOffline(false);
  await driver.sees('Conecta tus plataformas');
  expect((await file.read()).personalData).toMatchObject({ lastName: 'Núñez Ávila' });
});

test('a form is sent by itself when a server that nobody reached answers again, though the phone never lost its network', async ({
  page,
}) => {
  const { driver, file } = await openContact(page);
  await product.stop('SIGTERM');
  await driver.presses('Continuar');
  await expect(page.getByText('Lo enviamos cuando vuelva tu internet')).toBeVisible();

  await product.start();
  await driver.sees('Conecta tus plataformas');
  expect((await file.read()).personalData).toMatchObject({ lastName: 'Núñez Ávila' });
});

test('several forms filled in without a network are all sent once it is back', async ({ page, browser }) => {
  const guarantor = '/documents/solidarity_obligor_identity_card_front';
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { nationalId, taxId, ...address } = personalData('mx') as Record<string, string>;
  await before.contact(file);
  await before.weeks(file);
  await file.analyse();
  await file.obligor(obligor);
  const documents = new DrawnDocuments(browser);
  for (const side of ['front', 'back'] as const)
    await file.document(`solidarity_obligor_identity_card_${side}`, await documents.photo(side));
  await page.goto(`${product.address}/personal-data?id=${file.id}`);
  await driver.sees('Tus datos personales');
  await isKept(page);

  await product.stop('SIGTERM');
  await page.goto(`${product.address}/personal-data?id=${file.id}`);
  await driver.sees('Tus datos personales');
  await page.getByLabel('CURP').pressSequentially(nationalId!);
  await driver.types('RFC con homoclave', taxId!);
  await driver.types('Código postal', address.postalCode!);
  await driver.types('Ciudad o municipio', address.city!);
  await driver.types('Colonia', address.neighborhood!);
  await driver.types('Calle', address.street!);
  await driver.types('Número exterior', address.streetNumber!);
  await driver.pressesAndIsNotified('Continuar', 'lo enviamos en cuanto vuelva tu internet');
  await page.goto(`${product.address}${guarantor}?id=${file.id}`);
  await driver.sees('¿Quién es tu aval?');
  await page.getByLabel('Dónde vive').fill('Metepec, Estado de México');
  await driver.pressesAndIsNotified('Continuar', 'lo enviamos en cuanto vuelva tu internet');

  await product.start();
  const read = async () => file.read().catch(() => null);
  await expect
    .poll(async () => (await read())?.avalData, { timeout: 90_000 })
    .toMatchObject({ location: 'Metepec, Estado de México' });
  expect((await file.read()).personalData).toMatchObject({ nationalId, status: 'completed', ...address });
});

test('after a deployment neither the open page nor the next start runs the old version', async ({ page }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await driver.sees('Empecemos contigo');
  await isKept(page);
  deploy(web, 'b');

  // The open page is reloaded because its next script is gone from the server, although the phone has a cached copy.
  await driver.presses('Volver');
  await driver.sees('Tu próximo auto empieza aquí');
  await expect.poll(() => scriptsOfOther(page, 'b')).toEqual([]);

  // Opened without a network, the phone shows the newest version it has completely cached.
  await expect.poll(() => keptOfOther(page, 'b')).toEqual([]);
  await product.stop('SIGTERM');
  await page.goto(`${product.address}/${file.id}`);
  await driver.sees('Tu próximo auto empieza aquí');
  expect(await page.evaluate(() => document.documentElement.dataset.shell)).toBe('');

  // Meanwhile another version is deployed; it runs as soon as the server answers.
  deploy(web, 'c');
  await product.start();
  await expect.poll(() => scriptsOfOther(page, 'c')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.shell)).toBeUndefined();
  await driver.sees('Tu próximo auto empieza aquí');
});

test('the phone’s cache of the site contains no personal data', async ({ page }) => {
  const file = await DriverFile.open('mx', page);
  await file.give({ firstName: 'María José', lastName: 'Núñez Ávila' });
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))!.text());
    }
    return texts.join('\n');
  });
  expect(kept.length).toBeGreaterThan(100_000);
  expect(kept).not.toContain(file.id);
  expect(kept).not.toContain('Núñez Ávila');
});

/** The filled-in contact form, on a phone that has cached the app. */
async function openContact(page: Page): Promise<{ driver: Applicant; file: DriverFile }> {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await page.goto(`${product.address}/customer?id=${file.id}`);
  await driver.sees('Empecemos contigo');
  await isKept(page);
  await driver.typesContact();
  return { driver, file };
}

/** Waits until the service worker has cached the whole build. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Cached scripts of other versions than this one; not empty while none of this version is cached. */
function keptOfOther(page: Page, version: string): Promise<string[]> {
  return page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((key) => key.includes('precache'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const urls = kept.flat().map(({ url }) => url);
    const scripts = urls.filter((url) => url.endsWith('.js'));
    return scripts.length === 0 ? ['nothing'] : scripts.filter((url) => !new RegExp(pattern).test(url));
  }, scriptOf(version).source);
}

/** Names as given by `deploy`. */
function scriptOf(version: string): RegExp {
  return new RegExp(`-${version}[\\w-]{7}\\.js$`);
}

/** Scripts of other versions than this one that the page has fetched. */
async function scriptsOfOther(page: Page, version: string): Promise<string[]> {
  const fetched = (await loadedScripts(page).catch(() => '')).split(' ');
  const scripts = fetched.filter((address) => /\/assets\/(index|react|welcome)-/.test(address));
  return scripts.length === 0 ? ['nothing'] : scripts.filter((address) => !scriptOf(version).test(address));
}
