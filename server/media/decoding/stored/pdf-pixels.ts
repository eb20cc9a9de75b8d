import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from '../../../core/barcodes/read-codes.ts';

/** The pixels of a PDF's page, counted from 1, with its longest edge as asked. Throws when it cannot be drawn. */
export async function pixelsOfPdf(bytes: Uint8Array, number: number, edge: number): Promise<Pixels> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  try {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = edge / Math.max(originalWidth, originalHeight);
    const width = Math.max(1, Math.round(originalWidth * scale));
    const height = Math.max(1, Math.round(originalHeight * scale));
    const { data } = await page.render({ width, height, render: async ({ data }) => Uint8Array.from(data) });
    return { data, width, height };
  } finally {
    document.destroy();
    library.destroy();
  }
}
