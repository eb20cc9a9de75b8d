import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Drawing, Drawn } from '../finding.ts';

sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 82;

/** Draws a page with its longest edge as asked; a photo is never enlarged. Nothing of a PDF runs. Throws when it cannot be drawn. */
export async function drawPage({ path, mimeType, page, edge, target }: Drawing): Promise<Drawn> {
  const picture =
    mimeType === 'application/pdf' ? await drawPdfPage(await readFile(path), page, edge) : photo(path, edge);
  const { size } = await picture.webp({ quality: QUALITY, effort: 2 }).toFile(target);
  return { refusal: null, path: target, size };
}

function photo(path: string, edge: number) {
  return sharp(path).resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
}

/** Draws a PDF's page, counted from 1, with its longest edge as asked. Throws when it cannot be drawn. */
export async function drawPdfPage(bytes: Uint8Array, number: number, edge: number) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = edge / Math.max(originalWidth, originalHeight);
    const width = Math.max(1, Math.round(originalWidth * scale));
    const height = Math.max(1, Math.round(originalHeight * scale));
    const { data } = await page.render({ width, height, render: async ({ data }) => Uint8Array.from(data) });
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    document.destroy();
    library.destroy();
  }
}
