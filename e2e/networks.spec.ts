import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { drawPicture } from './driver/drawn-documents.ts';
import type { Chosen } from './driver/driver-apps.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeDocuments, makeScreenshots } from './driver/journey-files.ts';
import { hold } from './driver/reach.ts';
import { Applicant, countKept } from './driver/steps.ts';
import { slowDown } from './product/deploy.ts';
import { askDatabase, filesOf, newLink } from './product/product.ts';

test('a network that drops during an upload and returns loses nothing', async ({ page, browser }) => {
  const { driver, file, photo } = await openDocument(page, browser);

  await slowDown(page, { upload: photo.buffer.length / 15 });
  await driver.chooses('Elegir archivo', photo);
  await expect(page.getByText(/^Enviando, [2-9]\d/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/Sin internet/).first()).toBeVisible();
  await expectAccessible(page);
  await slowDown(page, {});
  await page.context().setOffline(false);

  await expect(page.getByText('Listo para enviar')).toBeVisible();
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
  expect(await filesOf(file.id)).toHaveLength(1);
});

test('a page reloaded during an upload loses no file: screenshots', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const { profile, weeks } = await makeScreenshots(browser, [0, 1, 2]);
  await before.contact(file);
  await page.goto(`/platforms/uber?id=${file.id}`);
  await driver.sees('Tu perfil de Uber');
  await driver.chooses('Elegir captura', profile);
  await driver.presses('Seguir con mis ganancias');
  await driver.sees('0 de 12 semanas');

  await slowDown(page, { upload: weeks[0]!.buffer.length / 10 });
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /\/ocr\//.test(request.url()));
  await driver.chooses('Subir capturas', weeks);
  await expect(page.getByText('Leyendo captura 1 de 3').first()).toBeVisible();
  await sending;
  await page.reload();
  await driver.sees('0 de 12 semanas');
  await slowDown(page, {});
  await driver.seesRead('3 de 12 semanas');
});

test('a page reloaded during an upload loses no file: a paper', async ({ page, browser }) => {
  const { driver, photo } = await openDocument(page, browser);

  await slowDown(page, { upload: photo.buffer.length / 10 });
  await driver.chooses('Elegir archivo', photo);
  await expect(page.getByText(/^Enviando, [1-9]\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Enviando, /)).toBeVisible();
  await slowDown(page, {});
  await expect(page.getByText('Listo para enviar')).toBeVisible();
  await driver.presses('Continuar');
  await driver.sees('INE Reverso');
});

test('a tab killed right after the picture, before the phone has shrunk it, loses no file: a paper', async ({
  page,
  context,
  browser,
}) => {
  const { file, driver, photo } = await openDocument(page, browser);
  const worker = /worker-[\w-]+\.js$/;
  let isHeld = false;
  await page.route(worker, () => {
    isHeld = true;
  });
  await driver.chooses('Elegir archivo', photo);
  await expect.poll(() => isHeld).toBe(true);
  await expect.poll(() => countKept(page)).toBe(1);
  await page.close();

  const next = new Applicant(await context.newPage());
  await next.page.goto(`/documents/identity_card_front?id=${file.id}`);
  await expect(next.page.getByText('Listo para enviar')).toBeVisible();
  await next.presses('Continuar');
  await next.sees('INE Reverso');
});

test('a file of a tab that is killed goes on in another tab that stayed open, at once and one time', async ({
  page: stays,
  context,
  browser,
}) => {
  const file = await DriverFile.open('mx', stays);
  const { photo } = await makeDocuments(browser);
  await before.documents(file);
  const uploads: string[] = [];
  stays.on('request', (request) => /media\/upload/.test(request.url()) && uploads.push(request.url()));
  await stays.goto(`/tasks?id=${file.id}`);
  await new Applicant(stays).sees('Tu solicitud');

  const killed = await context.newPage();
  await hold('media/upload')(killed);
  await killed.goto(`/documents/identity_card_front?id=${file.id}`);
  await new Applicant(killed).chooses('Elegir archivo', photo);
  await expect.poll(() => countKept(killed)).toBe(1);
  // When the first tab is visible again, it leaves files to the second tab that is still sending them.
  await stays.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(killed.getByText(/^Enviando, /)).toBeVisible();
  expect(uploads).toEqual([]);
  await killed.close();

  const received = async () => (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId).length;
  await expect.poll(received).toBe(1);
  await expect.poll(() => countKept(stays)).toBe(0);
  expect(await filesOf(file.id)).toHaveLength(1);
});

test('a page reloaded during an upload loses no file: a photo of the home', async ({ page, browser }) => {
  const driver = new Applicant(page);
  const { id } = await newLink('mx');
  const photo = await makeHeavyPhoto(browser);
  await page.goto(`/home-image-upload?id=${id}&step=1`);
  await driver.sees('Tu cochera');

  await slowDown(page, { upload: photo.buffer.length / 10 });
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await expect(page.getByText(/^Enviando, [1-9]\d/)).toBeVisible();
  await page.reload();
  await driver.sees('Tu cochera');
  await slowDown(page, {});
  await expect(page.getByText('Ya están todas las fotos de este paso.')).toBeVisible();
  expect(await filesOf(id)).toHaveLength(1);
});

test('on a slow network a driver gets from the link to the first saved form', async ({ page }) => {
  const driver = new Applicant(page);
  const { id, url } = await newLink('mx');
  await slowDown(page, { download: 50_000, upload: 50_000, latency: 400 });
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // A press before the scripts arrive opens the next screen's page and aborts this page's pending requests.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await driver.sees('Tu próximo auto empieza aquí');
  await driver.presses('Empezar');
  await driver.sees('Empecemos contigo');
  await driver.typesContact();
  await driver.presses('Continuar');
  await driver.sees('Conecta tus plataformas');
  expect(failed).toEqual([]);
  const [saved] = await askDatabase<{ first_name: string }>(
    'select first_name from personal_data join application_links l using (application_id) where l.request_id = $1',
    [id],
  );
  expect(saved?.first_name).toBe('María José');
});

/** The screen of the front of an identity card, and a photo for it. */
async function openDocument(page: Page, browser: Browser) {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  const photo = await makeHeavyPhoto(browser);
  await before.documents(file);
  await page.goto(`/documents/identity_card_front?id=${file.id}`);
  await driver.sees('INE Frente');
  return { driver, file, photo };
}

/** A photo of about 1 MB that no phone shrinks. */
async function makeHeavyPhoto(browser: Browser): Promise<Chosen> {
  const html = `<canvas width="900" height="700"></canvas><style>body { margin: 0 }</style><script>
    const canvas = document.querySelector('canvas');
    const picture = new ImageData(canvas.width, canvas.height);
    for (let i = 0; i < picture.data.length; i++) picture.data[i] = i % 4 === 3 ? 255 : Math.random() * 255;
    canvas.getContext('2d').putImageData(picture, 0, 0);
  </script>`;
  const buffer = await drawPicture(browser, html, { width: 900, height: 700, type: 'jpeg', quality: 100 });
  return { name: 'ine.jpg', mimeType: 'image/jpeg', buffer };
}
