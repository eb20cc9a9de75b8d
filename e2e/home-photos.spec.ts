import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import type { Chosen } from './driver/driver-apps.ts';
import { Applicant } from './driver/steps.ts';
import { newLink } from './product/product.ts';

for (const [where, tag] of [
  ['a phone', '@phone'],
  ['a computer', '@desktop'],
] as const) {
  test(`five photos of the home on ${where}: viewed, removed, sent again, restored`, {
    tag: where === 'a phone' ? [tag, '@core'] : tag,
  }, async ({ page, browser }) => {
    const driver = new Applicant(page);
    const { url } = await newLink('mx');
    const [house, door, garage, left, right] = await makePhotos(browser, [
      'Fachada de mi casa con reja',
      'Puerta',
      'Cochera',
      'Calle izquierda',
      'Calle derecha',
    ]);

    await test.step('the link opens in a fresh browser and lists the photos', async () => {
      await page.goto(`${url}/home-image-upload`);
      await driver.sees('Muéstranos tu casa');
      await driver.presses('Continuar');
      await driver.sees('El frente de tu casa');
    });

    await test.step('other files are refused with a reason, and nothing is lost', async () => {
      await add(page, house!);
      await expect(page.getByText('Falta 1 foto')).toBeVisible();
      await add(page, { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') });
      await expect(page.getByText('Este tipo de archivo no nos sirve').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
      await expect(page.locator('footer'), 'what can’t be pressed covers nothing').toHaveCSS('position', 'static');
    });

    await test.step('the second photo completes the step; a photo can be viewed', async () => {
      await add(page, door!);
      await expect(page.getByText('Ya están todas las fotos de este paso.')).toBeVisible();
      await expect(page.locator('input[type=file]')).toHaveCount(0);
      await expect(page.getByText('fachada-de-mi-…')).toBeVisible();
      await driver.presses(/^Ver puerta.jpg/);
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByRole('img').first()).toBeVisible();
      await viewer.getByRole('button', { name: 'Acercar' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Ver puerta.jpg/ })).toBeFocused();
    });

    await test.step('a removed photo stays removed after a reload', async () => {
      const removal = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await driver.presses('Quitar puerta.jpg');
      await expect(page.getByText('Falta 1 foto')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
      await removal;
      await driver.reloads('El frente de tu casa');
      await expect(page.getByRole('button', { name: /^Ver fachada/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Ver puerta.jpg/ })).toHaveCount(0);
      await add(page, door!);
      await driver.presses('Siguiente');
    });

    await test.step('garage and street', async () => {
      await driver.sees('Tu cochera');
      await page.goBack();
      await expect(heading(page)).toHaveText('El frente de tu casa');
      await page.goForward();
      await expect(heading(page)).toHaveText('Tu cochera');
      await add(page, { ...garage!, buffer: await sharp(garage!.buffer).rotate(90).toBuffer() });
      const picture = page.getByRole('button', { name: /^Ver cochera/ }).locator('img');
      const height = await picture.evaluate((img) => img.getBoundingClientRect().height / innerHeight);
      expect(height, 'a portrait photo leaves room for the button').toBeLessThan(0.45);
      await driver.presses('Siguiente');
      await driver.sees('Tu calle y alrededores');
      await add(page, [left!, right!]);
      await driver.presses('Siguiente');
      await driver.sees('¡Listo!');
    });

    await test.step('the link then opens the success, and every photo can still be changed', async () => {
      await page.goto(`${url}/home-image-upload`);
      await expect(heading(page)).toHaveText('¡Listo!');
      await driver.presses('Ver o cambiar mis fotos');
      await expect(page.getByRole('button', { name: /^Ver .* MB/ })).toHaveCount(2);
      await driver.presses('Siguiente');
      await expect(heading(page)).toHaveText('Tu cochera');
    });
  });
}

test('a computer shows a QR code, and continues by itself once the phone has sent the photos', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { id } = await newLink('mx');
  await page.goto(`/home-image-upload?id=${id}&step=0`);
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(`${process.env.PUBLIC_URL}/home-image-upload?id=${id}&step=0&handoff=1`);
  await expect(phone.getByText('Faltan 2 fotos')).toBeVisible();
  await add(phone, await makePhotos(browser, ['Fachada', 'Puerta']));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Tu cochera', {
    timeout: 15_000,
  });
  await phone.context().close();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The last file input is the one without the camera. */
async function add(page: Page, files: Chosen | Chosen[]): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(files);
}

async function makePhotos(browser: Browser, titles: string[]): Promise<Chosen[]> {
  const documents = new DrawnDocuments(browser);
  const photos: Chosen[] = [];
  for (const title of titles) photos.push(await documents.photo(title));
  return photos;
}
