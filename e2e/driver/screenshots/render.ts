import type { Browser } from '@playwright/test';
import { drawPictures } from '../draw.ts';

/** A file in the format of a file input. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws HTML as a phone's screenshot. */
export async function renderScreenshots(browser: Browser, screens: Record<string, string>): Promise<Chosen[]> {
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, type: 'png' } as const;
  const buffers = await drawPictures(browser, Object.values(screens), phone);
  return Object.keys(screens).map((name, n) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: buffers[n]! }));
}
