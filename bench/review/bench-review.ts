// npm run bench:review: a complete Mexican application is reviewed and moved on by keyboard alone: presses, waiting,
// and how soon the next picture appears.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { documents } from '../../contract/documents/rules.ts';
import { takeDesk } from '../../e2e/contact-sheet/console/site.ts';
import { DriverFile } from '../../e2e/driver/driver-file.ts';
import { before, makeDocuments } from '../../e2e/driver/journey-files.ts';
import startProduct from '../../e2e/product/start-product.ts';
import { obligor } from '../../sandbox/people/people.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { judge, quantile } from '../run/figures.ts';

/** Somebody at a keyboard: counts what they press, and the seconds they wait for the machine. */
class Hands {
  readonly page: Page;
  presses = 0;
  waiting = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a key and waits for its effect. */
  async press(key: string, brings?: () => Promise<unknown>): Promise<void> {
    this.presses++;
    const begun = performance.now();
    await this.page.keyboard.press(key);
    await brings?.();
    this.waiting += (performance.now() - begun) / 1000;
  }

  /** Tabs to a control. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < 40; stops++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`${target} is not reached by Tab`);
  }
}

const goals = { papers: 14, presses: 30, picture: 150, waiting: 20 };

const stop = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const file = await openApplication(browser);
  const page = await openConsole(browser);
  const hands = new Hands(page);
  const documents = (await file.read()).documentsAnalysis.documents.filter(({ mediaId }) => mediaId !== null).length;
  const pictures = await review(hands, documents);
  if ((await file.read()).status !== 'home_visit') throw new Error('the application was not moved');
  const p95 = quantile(pictures, 0.95);
  console.log(`\n${documents} papers and 12 weeks, by keyboard alone`);
  // With fewer documents the other goals are easy to reach.
  if (documents !== goals.papers) throw new Error(`${documents} papers were reviewed instead of ${goals.papers}`);
  judge(`${hands.presses} presses of ${goals.presses}`, hands.presses <= goals.presses);
  judge(`next picture after ${Math.round(p95)} ms (p95) of ${goals.picture}`, p95 <= goals.picture);
  judge(`${hands.waiting.toFixed(1)} s of waiting of ${goals.waiting}`, hands.waiting <= goals.waiting);
} finally {
  await browser.close();
  await stop();
}

/** Takes the next application, reviews everything in it, and moves it on; returns the ms until each next picture. */
async function review(hands: Hands, documents: number): Promise<number[]> {
  const { page } = hands;
  const shows = (name: string) => page.getByRole('heading', { name }).waitFor();
  await hands.press('n', () => shows('Datos personales'));
  await hands.press('r', () => picture(page, ''));
  const took: number[] = [];
  for (let done = 1; done <= documents; done++) {
    const shown = (await page.locator('main img[src*="size=screen"]').getAttribute('src')) ?? '';
    const isLast = done === documents;
    await hands.press('a', () =>
      isLast ? page.getByText('Ya revisaste todo lo que hay.').waitFor() : picture(page, shown),
    );
    if (!isLast) took.push(await page.evaluate(() => window.pictureAt - window.pressedAt));
  }

  const act = (name: string) =>
    page
      .getByRole('region', { name: /aprobados/ })
      .getByRole('button', { name })
      .waitFor();
  await act('Aprobar los datos');
  await hands.press('e', () => shows('Datos personales'));
  await hands.tabTo(
    page.getByRole('region', { name: 'Datos personales' }).getByRole('button', { name: 'Aprobar los datos' }),
  );
  await hands.press('Enter', () =>
    page
      .getByText(/^Datos aprobados/)
      .last()
      .waitFor(),
  );

  await hands.press('e');
  await hands.tabTo(page.getByRole('button', { name: 'Aprobar todo' }));
  const question = page.getByRole('dialog', { name: '¿Aprobar las ganancias?' });
  await hands.press('Enter', () => question.waitFor());
  await hands.tabTo(question.getByRole('button', { name: 'Aprobar todo' }));
  await hands.press('Enter', () => question.waitFor({ state: 'detached' }));

  const dialog = page.getByRole('dialog', { name: 'Pasar a Videollamada' });
  // The moves below have a button of that name all the time.
  await page.locator('[data-head]').getByRole('button', { name: 'Pasar a Videollamada' }).waitFor();
  await hands.press('e', () => dialog.waitFor());
  await hands.tabTo(dialog.getByRole('button', { name: 'Pasar a Videollamada' }));
  await hands.press('Enter', () => dialog.waitFor({ state: 'detached' }));
  return took;
}

declare global {
  interface Window {
    pressedAt: number;
    /** When a new picture was last painted. */
    pictureAt: number;
  }
}

/** Another picture than `before` is on the screen. */
async function picture(page: Page, before: string): Promise<unknown> {
  return page.waitForFunction(
    (old) => {
      const image = document.querySelector<HTMLImageElement>('main img[src*="size=screen"]');
      return image !== null && image.getAttribute('src') !== old && image.complete && image.naturalWidth > 0;
    },
    before,
    { polling: 'raf' },
  );
}

/** Runs in the page: notes when a key was pressed, and when the picture beside the decision had changed. */
function watch(): void {
  let shown = '';
  addEventListener(
    'keydown',
    () => {
      window.pressedAt = performance.now();
    },
    true,
  );
  const look = () => {
    const image = document.querySelector<HTMLImageElement>('main img[src*="size=screen"]');
    const isThere = image?.complete && image.naturalWidth > 0;
    if (image && isThere && image.src !== shown) {
      shown = image.src;
      window.pictureAt = performance.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openConsole(browser: Browser): Promise<Page> {
  const { cookie } = await takeDesk('reviewer', 'Ana López');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  await context.addCookies([{ ...cookie, url: process.env.PUBLIC_URL ?? '' }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${process.env.PUBLIC_URL}/staff/`);
  await page.getByRole('heading', { name: 'Solicitudes' }).waitFor();
  return page;
}

/** With the documents an application in Mexico can have, up to the number in the goal. */
async function openApplication(browser: Browser): Promise<DriverFile> {
  const file = await DriverFile.open('mx');
  const { photo, pdf } = await makeDocuments(browser);
  await before.documents(file);
  let given = 0;
  const listed = (await file.read()).documentsAnalysis.documents;
  // Required ones come first.
  for (const { type, required } of listed.toSorted((a, b) => Number(b.required) - Number(a.required))) {
    if (given++ < goals.papers)
      await file.document(type, documents[type].accepts.some((kind) => kind === 'jpeg') ? photo : pdf);
    else if (!required) await file.skip(type);
  }
  await file.obligor(obligor);
  await file.submit();
  return file;
}
