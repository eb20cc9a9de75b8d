import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Drawing, Drawn } from '../finding.ts';
import { pixelsOfPdf } from './pdf-pixels.ts';

sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 82;

/**
 * Draws a page with its longest edge as requested; a photo is never enlarged. Nothing in a PDF is executed. Throws if the page
 * can't be drawn.
 */
export async function drawPage({ path, mimeType, page, edge, target }: Drawing): Promise<Drawn> {
  const picture =
    mimeType === 'application/pdf' ? await drawPdfPage(await readFile(path), page, edge) : photo(path, edge);
  const { size } = await picture.webp({ quality: QUALITY, effort: 2 }).toFile(target);
  return { refusal: null, path: target, size };
}

function photo(path: string, edge: number) {
  return sharp(path).resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
}

/** Draws a PDF's page, counted from 1, with its longest edge as requested. Throws if it can't be drawn. */
export async function drawPdfPage(bytes: Uint8Array, number: number, edge: number) {
  const { data, width, height } = await pixelsOfPdf(bytes, number, edge);
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
