import type { Browser, Page } from '@playwright/test';

export interface Look {
  /** In CSS pixels. */
  width: number;
  height: number;
  type: 'png' | 'jpeg';
  /** JPEG quality; default: the browser's own. */
  quality?: number;
  deviceScaleFactor?: number;
}

/** In milliseconds; a busy machine takes half a second. */
const TIMEOUT = 20_000;
const TRIES = 3;

// Most journeys use the same few cards and screens.
const drawn = new Map<string, Buffer>();

/** Pictures of these HTML documents, in order. A process renders the same HTML only once. */
export async function drawPictures(browser: Browser, screens: string[], look: Look): Promise<Buffer[]> {
  const { width, height, deviceScaleFactor = 1, type, quality } = look;
  const key = (html: string) => JSON.stringify([look, html]);
  const missing = () => screens.filter((html) => !drawn.has(key(html)));
  if (missing().length > 0)
    await onPage(browser, { viewport: { width, height }, deviceScaleFactor }, async (page) => {
      for (const html of missing()) {
        await page.setContent(html, { timeout: TIMEOUT });
        drawn.set(key(html), await page.screenshot({ type, ...(quality && { quality }), timeout: TIMEOUT }));
      }
    });
  return screens.map((html) => drawn.get(key(html))!);
}

export async function drawPicture(browser: Browser, html: string, look: Look): Promise<Buffer> {
  const [picture] = await drawPictures(browser, [html], look);
  return picture!;
}

/** HTML on pages of A4. */
export async function drawPdf(browser: Browser, html: string): Promise<Buffer> {
  const key = JSON.stringify(['pdf', html]);
  if (!drawn.has(key))
    await onPage(browser, {}, async (page) => {
      await page.setContent(html, { timeout: TIMEOUT });
      drawn.set(key, await page.pdf({ format: 'A4' }));
    });
  return drawn.get(key)!;
}

// Under load a browser sometimes fails to capture a finished page, so it is tried again with a new page.
async function onPage(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
  work: (page: Page) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const page = await browser.newPage(options);
    try {
      return await work(page);
    } catch (error) {
      if (attempt === TRIES) throw error;
    } finally {
      await page.close();
    }
  }
}
