import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, devices, expect, type Page, test } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { expectAccessible } from './driver/accessible.ts';
import { drawPicture } from './driver/drawn-documents.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before } from './driver/journey-files.ts';
import { Applicant, appStands } from './driver/steps.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'volante-camera-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a card held into the frame is photographed without a press', async ({ browser }) => {
  await withCamera(await film(browser, card), async (page, file) => {
    const driver = new Applicant(page);
    await page.getByLabel('Abrir cámara').click();
    await driver.sees('INE Frente');
    await expect(page.getByText('¿Se lee todo?')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await driver.presses('Continuar');
    await driver.sees('INE Reverso');
    const front = async () =>
      (await file.read()).documentsAnalysis.documents.find(({ type }) => type === 'identity_card_front')?.mediaId;
    await expect.poll(front).not.toBeNull();
  });
});

test('a covered camera is reported, and a file can be chosen at once', async ({ browser }) => {
  await withCamera(await film(browser, '<body style="background:#000">'), async (page) => {
    await page.getByLabel('Abrir cámara').click();
    await expect(page.getByText('La cámara no muestra nada.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByLabel('Elegir archivo')
      .setInputFiles(await photo(browser));
    await expect(page.getByText('¿Se lee todo?')).toBeVisible();
  });
});

test('without permission for the camera a sentence says so, and the next press opens the phone’s own camera', async ({
  browser,
}) => {
  await withCamera(null, async (page) => {
    await page.getByLabel('Abrir cámara').click();
    await expect(page.getByText('Tu navegador no tiene permiso')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar la cámara' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Abrir cámara').click();
    await (await chooser).setFiles(await photo(browser));
    await expect(page.getByText('¿Se lee todo?')).toBeVisible();
  });
});

/** Opens the front of the identity card on a phone whose camera shows this film; with null the camera is refused. */
async function withCamera(film: string | null, act: (page: Page, file: DriverFile) => Promise<void>): Promise<void> {
  const file = await DriverFile.open('mx');
  await before.documents(file);
  const executablePath = findChromium();
  const args = ['--no-sandbox', '--use-fake-device-for-media-stream'];
  if (film) args.push('--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`);
  const phone = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  try {
    const context = await phone.newContext({
      ...devices['Pixel 5'],
      viewport: { width: 360, height: 740 },
      baseURL: process.env.PUBLIC_URL ?? '',
    });
    await file.shareWith(context);
    const page = await context.newPage();
    await page.goto(`/documents/identity_card_front?id=${file.id}`);
    await new Applicant(page).sees('INE Frente');
    // Until then a press opens the phone's own camera.
    await appStands(page);
    await act(page, file);
  } finally {
    await phone.close();
  }
}

/** A film of one picture, as an upright phone sees it. */
async function film(browser: Browser, html: string): Promise<string> {
  const name = path.join(folder, `${Date.now()}.mjpeg`);
  writeFileSync(name, await drawPicture(browser, html, { width: 1080, height: 1440, type: 'jpeg', quality: 90 }));
  return name;
}

async function photo(browser: Browser) {
  const buffer = await drawPicture(browser, card, { width: 1000, height: 750, type: 'jpeg' });
  return { name: 'ine.jpg', mimeType: 'image/jpeg', buffer };
}

const lines = Array.from(
  { length: 12 },
  (_, i) => `<p>Línea ${i + 1}: María José Núñez Ávila, Av. Juárez 120</p>`,
).join('');
const card = `<body style="margin:0;height:100vh;background:#4d453c;display:grid;place-items:center;font:20px sans-serif">
  <div style="width:910px;height:574px;box-sizing:border-box;background:#ece7df;border-radius:28px;padding:24px;overflow:hidden">${lines}</div>`;
