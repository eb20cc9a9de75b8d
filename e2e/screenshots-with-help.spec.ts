import { fileURLToPath } from 'node:url';
import { type Browser, expect, test } from '@playwright/test';
import { expectAccessible } from './driver/accessible.ts';
import { DrawnDocuments } from './driver/drawn-documents.ts';
import { type Chosen, renderScreenshots, weekScreen } from './driver/driver-apps.ts';
import { DriverFile } from './driver/driver-file.ts';
import { before, makeScreenshots } from './driver/journey-files.ts';
import { Applicant } from './driver/steps.ts';
import { weeksOf } from './driver/stories.ts';

test('twelve screenshots, two uncertain and three unreadable, fill twelve weeks in one sitting', async ({
  page,
  browser,
}) => {
  const driver = new Applicant(page);
  const file = await DriverFile.open('mx', page);
  await before.contact(file);
  const mondays = weeksOf(file);
  const good = mondays.slice(0, 7).map((monday, i) => [`semana-${i}`, weekScreen('uber', monday, 3900 + i * 137.5)]);
  // Far above the driver's other weeks.
  const halfSure = mondays
    .slice(7, 9)
    .map((monday, i) => [`alta-${i}`, weekScreen('uber', monday, 19_500 + i * 240.5)]);
  const withoutTotal = ['sin-total', withoutSums(weekScreen('uber', mondays[9] ?? '', 1))];
  const pictures = await renderScreenshots(browser, Object.fromEntries([...good, ...halfSure, withoutTotal]));
  const documents = new DrawnDocuments(browser);
  const portrait = await documents.photo('Retrato');
  const photos = [await documents.photo('Parque'), await documents.photo('Mercado')];
  await page.goto(`/platforms/uber?id=${file.id}`);
  await driver.sees('Tu perfil de Uber');
  await driver.chooses('Elegir captura', portrait!);

  const dialog = page.getByRole('dialog');
  await test.step('the profile is typed beside its picture', async () => {
    await expect(dialog.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Nombre en tu perfil').fill('María José Núñez');
    await dialog.getByLabel(/Calificación/).fill('4.93');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await driver.presses('Seguir con mis ganancias');
  });

  await test.step('seven weeks are read, and five asked about at the end', async () => {
    await driver.sees('0 de 12 semanas');
    await driver.chooses('Subir capturas', [...pictures, ...photos]);
    await expect(dialog.getByText('Captura 1 de 5')).toBeVisible({ timeout: 240_000 });
    await expectAccessible(page);
  });

  await test.step('closed and found again after a reload', async () => {
    await page.keyboard.press('Escape');
    await driver.reloads('7 de 12 semanas');
    await expect(page.getByText('5 capturas necesitan tu ayuda')).toBeVisible();
  });

  await test.step('the task list and the platforms say so too, and lead back to them', async () => {
    await page.goto(`/tasks?id=${file.id}`);
    await driver.sees('Tu solicitud');
    await expectAccessible(page);
    await page.getByRole('link', { name: '5 capturas de Uber necesitan tu ayuda' }).click();
    await expect(dialog.getByText('Captura 1 de 5')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await driver.sees('7 de 12 semanas');
    await page.goto(`/platforms?id=${file.id}`);
    await expect(page.getByText('5 capturas de Uber necesitan tu ayuda')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Revisarlas ahora' }).click();
    await expect(dialog.getByText('Captura 1 de 5')).toBeVisible();
  });

  await test.step('a press on the picture enlarges the place that was pressed, and the keyboard the middle', async () => {
    const picture = dialog.getByRole('img', { name: 'Tu captura' });
    const frame = (await dialog.locator('div:has(> button[aria-pressed])').boundingBox())!;
    const [x, y] = [frame.x + frame.width * 0.7, frame.y + frame.height * 0.8];
    const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2] as const;
    const placeAt = async (left: number, top: number) => {
      const box = (await picture.boundingBox())!;
      return { across: (left - box.x) / box.width, down: (top - box.y) / box.height, width: box.width };
    };
    const isNear = (item: number, other: number) => expect(Math.abs(item - other)).toBeLessThan(0.02);
    const small = await placeAt(x, y);
    await page.mouse.click(x, y);
    await expect(dialog.getByRole('button', { name: 'Alejar tu captura' })).toBeVisible();
    const large = await placeAt(x, y);
    expect(large.width).toBeGreaterThan(small.width * 1.5);
    isNear(large.across, small.across);
    isNear(large.down, small.down);
    await dialog.getByRole('button', { name: 'Alejar tu captura' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Acercar tu captura' })).toBeVisible();
    const whole = await placeAt(...middle);
    await dialog.getByRole('button', { name: 'Acercar tu captura' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Alejar tu captura' })).toBeVisible();
    const again = await placeAt(...middle);
    isNear(again.across, whole.across);
    isNear(again.down, whole.down);
    await dialog.getByRole('button', { name: 'Alejar tu captura' }).press('Enter');
  });

  for (let i = 0; i < 5; i++) {
    await test.step(`card ${i + 1}`, async () => {
      await expect(dialog.getByText(i < 4 ? `Captura ${i + 1} de 5` : 'Captura 5 de 5')).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Tu captura' })).toBeVisible();
      if (i < 2) {
        await expect(dialog.getByRole('heading', { name: '¿Está bien?' })).toBeVisible();
        return driver.presses('Sí, está bien');
      }
      await dialog.getByLabel('Total de esa semana').waitFor();
      const weeks = dialog.getByRole('radio');
      if ((await weeks.count()) > 0 && (await dialog.getByRole('radio', { checked: true }).count()) === 0)
        await weeks.first().check({ force: true });
      await dialog.getByLabel('Total de esa semana').fill(`${4000 + i}`);
      await page.keyboard.press('Enter');
    });
  }
  await driver.sees(/Uber quedó conectado/);
  const view = await file.read();
  expect(view.palenca.accounts).toMatchObject([{ platform: 'uber', status: 'success' }]);
});

/** The screen before its sums are loaded. */
function withoutSums(screen: string): string {
  return screen.replaceAll(/\$[\d,.]+/g, '—');
}

// The format of phones, and that of browsers.
for (const type of ['video/mp4', 'video/webm'] as const)
  test(`one recording of the screen (${type}) fills twelve weeks, and stays on the phone`, async ({
    page,
    browser,
  }) => {
    const driver = new Applicant(page);
    const file = await DriverFile.open('mx', page);
    const { profile, weeks } = await makeScreenshots(browser, [...Array(12).keys()]);
    const video = await recordScreens(browser, weeks, type);
    await before.contact(file);
    await file.screenshot('uber', 'profile', profile);
    await page.goto(`/platforms/uber?id=${file.id}`);
    await driver.sees('0 de 12 semanas');
    const sent = new Set<string>();
    page.on('request', (request) => {
      const body = request.postDataBuffer()?.toString('latin1') ?? '';
      for (const [, kind = ''] of body.matchAll(/Content-Type: (\w+\/\w+)/g)) sent.add(kind);
    });
    await driver.chooses('Subir capturas', video);
    await expect(page.getByRole('heading', { level: 1, name: /Uber quedó conectado/ })).toBeVisible({
      timeout: 240_000,
    });
    expect(sent.has(type)).toBe(false);
  });

/** For how many frames each screen stays, and how many scrolling to the next one takes. */
const [STANDS, MOVES, FRAMES_PER_SECOND] = [16, 5, 10];

/**
 * A recording of a phone's screen that shows these screenshots one below the other. Written frame by frame rather than
 * recorded while it plays, as a recorder drops frames, and then whole screens, on a busy machine.
 */
async function recordScreens(
  browser: Browser,
  screens: readonly Chosen[],
  type: 'video/webm' | 'video/mp4',
): Promise<Chosen> {
  const page = await browser.newPage();
  try {
    // Only a page with a secure address may encode.
    await page.route('https://recorder.test/**', (route) =>
      route.request().url().endsWith('.mjs')
        ? route.fulfill({ path: MUXER, contentType: 'text/javascript' })
        : route.fulfill({ body: '', contentType: 'text/html' }),
    );
    await page.goto('https://recorder.test/');
    const pictures = screens.map(({ mimeType, buffer }) => `data:${mimeType};base64,${buffer.toString('base64')}`);
    const order = { pictures, type, stands: STANDS, moves: MOVES, second: FRAMES_PER_SECOND };
    const video = await page.evaluate(record, order);
    return { name: `pantalla.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(video, 'base64') };
  } finally {
    await page.close();
  }
}

const MUXER = fileURLToPath(new URL('../../bundles/mediabunny.min.mjs', import.meta.resolve('mediabunny')));

// Runs in the page.
async function record(order: { pictures: string[]; type: string; stands: number; moves: number; second: number }) {
  const { pictures, type, stands, moves, second } = order;
  const muxer = (await import('https://recorder.test/muxer.mjs' as string)) as typeof import('mediabunny');
  const images = await Promise.all(
    pictures.map(async (address) => createImageBitmap(await (await fetch(address)).blob())),
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [586, 1266];
  const pen = canvas.getContext('2d')!;
  const target = new muxer.BufferTarget();
  const format = type === 'video/webm' ? new muxer.WebMOutputFormat() : new muxer.Mp4OutputFormat();
  const output = new muxer.Output({ format, target });
  const frames = new muxer.CanvasSource(canvas, { codec: 'vp9', quality: muxer.QUALITY_HIGH });
  output.addVideoTrack(frames);
  await output.start();
  let written = 0;
  const write = () => frames.add(written++ / second, 1 / second);
  for (const [n, image] of images.entries()) {
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    for (let k = 0; k < stands; k++) await write();
    const next = images[n + 1];
    for (let k = 1; next && k < moves; k++) {
      const moved = (k / moves) * canvas.height;
      pen.drawImage(image, 0, -moved, canvas.width, canvas.height);
      pen.drawImage(next, 0, canvas.height - moved, canvas.width, canvas.height);
      await write();
    }
  }
  await output.finalize();
  let text = '';
  for (const byte of new Uint8Array(target.buffer!)) text += String.fromCharCode(byte);
  return btoa(text);
}
