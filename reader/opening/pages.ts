import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Accepted } from './finding.ts';

/** A4 in points, and the margin around a photo on it. */
const PAPER = { long: 842, short: 595, margin: 20 };

/** Writes a PDF with one JPEG per page, in the orientation of the photo. */
export async function joinPages(pages: string[], target: string): Promise<Accepted> {
  const document = await PDFDocument.create();
  for (const path of pages) {
    const photo = await document.embedJpg(await readFile(path));
    const lies = photo.width > photo.height;
    const [width, height] = lies ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long];
    const size = photo.scaleToFit(width - 2 * PAPER.margin, height - 2 * PAPER.margin);
    const place = { x: (width - size.width) / 2, y: (height - size.height) / 2 };
    document.addPage([width, height]).drawImage(photo, { ...size, ...place });
  }
  const bytes = await document.save();
  await writeFile(target, bytes);
  return { refusal: null, path: target, size: bytes.length, mimeType: 'application/pdf', pages: pages.length };
}
