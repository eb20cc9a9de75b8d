import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import address from './worker.ts?worker&url';

/** The first page of a PDF. */
export interface FirstPage {
  picture: Blob;
  /** All its words, in the order of the file; empty if the page is a scan. */
  text: string;
}

/**
 * Width of the picture, in px: a statement is legible at this size when enlarged, and it fits into a cheap phone's
 * memory.
 */
const WIDTH = 1240;
/** Limits the page's proportions: longer pages are receipt rolls or attacks. */
const MOST_PIXELS = 4_000_000;

GlobalWorkerOptions.workerSrc = address;

/**
 * Draws the first page and reads its text. Rejects for a PDF that is broken or has a password. None of its code is
 * executed, and nothing is fetched for it.
 */
export async function readFirstPage(file: Blob): Promise<FirstPage> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // The page's policy forbids WebAssembly, so scans in rare formats stay blank.
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: 30_000_000,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(WIDTH / width, Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    await page.render({ canvas, viewport: page.getViewport({ scale }), background: '#fff' }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return { picture: await pictureOf(canvas), text: text.replace(/\s+/g, ' ').trim() };
  } finally {
    await task.destroy();
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85),
  );
}
