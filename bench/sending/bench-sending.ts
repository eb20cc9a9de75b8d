// npm run bench:sending: thirteen photos of 4 MB on slow 3G; how long a driver watches progress bars, from the first
// document to the last press.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { contacts, personalData } from '../../sandbox/people/people.ts';
import { installChromium } from '../../scripts/chromium.ts';
import { networks, phone } from '../web/measure.ts';
import { startProduct } from '../web/product.ts';
import { makeCameraPhoto, PhotoReady } from './photo-ready.ts';

const { values } = parseArgs({
  // A driver finds the document, photographs it and looks at the picture; minutes.ts assumes 30 to 60 s.
  options: { pace: { type: 'string', default: '12' }, network: { type: 'string', default: 'slow-3g' } },
});
const pace = Number(values.pace) * 1000;
const network = networks[values.network as keyof typeof networks];
const GOAL = 20;
const PHOTOS = 13;
/**
 * From choosing a photo of 12 MP until it is shown, in ms on an otherwise idle machine; on others only the ratio is
 * meaningful.
 */
const READY = 300;
/** The same / a bare worker that only shrinks it, which takes about 250 ms on such a machine. */
const READY_RATIO = 1.2;
/** Longest task of the main thread meanwhile, in ms of CPU time. */
const TASK = 50;

const folder = mkdtempSync(join(tmpdir(), 'volante-photos-'));
const product = await startProduct();
const browser = await chromium.launch({ executablePath: installChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await (await browser.newContext(phone)).newPage();
  const ready = new PhotoReady(browser, page, await (await browser.newContext()).newPage());
  await ready.prepare();
  const photo = await makeCameraPhoto(page, 4_000_000);
  // From the disk, as on a phone: passing the bytes to the browser would count as waiting.
  const files = Array.from({ length: PHOTOS }, (_, n) => another(photo.buffer, n));
  await giveData(page, product.origin, product.ids.passed);
  await page.goto(`${product.origin}/${product.ids.passed}/documents/identity_card_front`);
  await page.locator('input[type=file]').last().waitFor({ state: 'attached' });
  let bytes = 0;
  page.on('request', (request) => {
    if (/media\/upload/.test(request.url())) bytes += Number(request.headers()['content-length'] ?? 0);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);

  const waited: Record<string, number> = {};
  let photos = 0;
  const prepared: number[] = [];
  for (let title = await titleOf(page); !/Todo está bien/.test(title); title = await titleOf(page)) {
    if (/cochera/.test(title)) {
      await page.waitForTimeout(1500);
      waited[title] = await timed(() => pressAndLeave(page, 'Enviar después', title));
      continue;
    }
    // The list before the optional documents. An earlier press would count as the second tap of a double tap.
    if (/Tus documentos/.test(title)) {
      await page.waitForTimeout(1500);
      const next = page.getByRole('link', { name: /^(Empezar|Continuar) con / });
      waited[title] = await timed(() => next.click().then(() => isLeft(page, title)));
      continue;
    }
    const inputs = /Estados/.test(title) ? 3 : /aval/.test(title) ? 2 : 1;
    if (/aval/.test(title)) await fillGuarantor(page);
    let ms = 0;
    for (let nth = 0; nth < inputs; nth++, photos++) {
      await page.waitForTimeout(pace);
      const shrinking = await ready.watch(photo.buffer, () => choose(page, files[photos] as string));
      prepared.push(shrinking);
      ms += shrinking;
    }
    waited[title] = ms + (await timed(() => pressAndLeave(page, 'Continuar', title)));
  }
  waited['¿Todo está bien?'] = await timed(() =>
    page
      .getByText(/se suba/)
      .first()
      .waitFor({ state: 'detached', timeout: 600_000 }),
  );
  for (const [title, ms] of Object.entries(waited)) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  const all = Object.values(waited).reduce((sum, ms) => sum + ms, 0) / 1000;
  console.log(
    `\n${photos} photos of ${(photo.buffer.length / 1e6).toFixed(1)} MB, ${values.pace} s for each, ${values.network}`,
  );
  if (bytes > 0)
    console.log(
      `sent ${(bytes / 1e6).toFixed(1)} MB: ${(bytes / network.uploadThroughput).toFixed(0)} s of this network`,
    );
  const preparing = prepared.reduce((sum, ms) => sum + ms, 0);
  const ofThose = `${(preparing / 1000).toFixed(1)} s of it until the photos were shrunk, by this machine's processor`;
  console.log(`looking at bars: ${all.toFixed(1)} s (goal ${GOAL}); ${ofThose}`);
  const { shown, bare, longest, memory } = ready.read();
  console.log(
    `a photo of 12 MP is shown after ${Math.round(shown)} ms (goal ${READY} at 1x), ${(shown / bare).toFixed(2)} of a bare worker's ${Math.round(bare)} ms (goal ${READY_RATIO}); longest task of the page meanwhile ${Math.round(longest)} ms of its thread (goal ${TASK})`,
  );
  if (memory !== null)
    console.log(`the page and its worker grew by ${Math.round(memory)} MB at most while a photo was shrunk`);
  process.exitCode = all > GOAL || shown / bare > READY_RATIO || longest > TASK ? 1 : 0;
} finally {
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function titleOf(page: Page): Promise<string> {
  return page.locator('main h1').innerText();
}

/** Chooses the photo in the first empty place, and waits until it is shown. */
async function choose(page: Page, photo: string): Promise<void> {
  const shown = page.getByRole('button', { name: /^Quitar/ });
  const before = await shown.count();
  await page
    .getByLabel(/^Elegir (PDF|archivo)/)
    .first()
    .setInputFiles(photo);
  await shown.nth(before).waitFor();
}

async function pressAndLeave(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await isLeft(page, title);
}

async function isLeft(page: Page, title: string): Promise<void> {
  await page.waitForFunction((left) => document.querySelector('main h1')?.textContent !== left, title);
}

/** A different file each time, since statements refuse the same one twice. */
function another(photo: Buffer, n: number): string {
  const file = join(folder, `IMG_${2041 + n}.jpg`);
  writeFileSync(file, Buffer.concat([photo, Buffer.from([n])]));
  return file;
}

/** Everything except the documents, from this browser, which the application knows then. */
async function giveData(page: Page, origin: string, id: string): Promise<void> {
  for (const data of [contacts.mx, personalData('mx')]) {
    const answer = await page.request.patch(`${origin}/api/public/admission/requests/${id}/personal-data`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}

async function fillGuarantor(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Rosa Peña Ruiz');
  await page.getByLabel('Su celular').fill('55 8765 4321');
  await page.getByLabel('Su correo electrónico').fill('rosa@example.com');
  await page.getByLabel('Dónde vive').fill('Toluca, Estado de México');
}
