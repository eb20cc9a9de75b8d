import type { Browser } from '@playwright/test';

/** A file in the format of a file input. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws HTML as a phone's screenshot. */
export async function renderScreenshots(browser: Browser, screens: Record<string, string>): Promise<Chosen[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const files: Chosen[] = [];
  for (const [name, html] of Object.entries(screens)) {
    await page.setContent(html);
    files.push({ name: `${name}.png`, mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) });
  }
  await page.close();
  return files;
}
