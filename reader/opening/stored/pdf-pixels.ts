import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Pixels } from '../read-codes.ts';

/** The pixels of a PDF's page, counted from 1, with its longest edge as requested. Throws if it can't be drawn. */
export async function pixelsOfPdf(bytes: Uint8Array, number: number, edge: number): Promise<Pixels> {
  const library = await openLibrary();
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

let compiled: Promise<WebAssembly.Module> | null = null;

/** Nothing is left of one PDF for the next: the library starts each time with new memory, from code that is compiled once. */
async function openLibrary(): ReturnType<typeof PDFiumLibrary.init> {
  compiled ??= compile();
  const code = await compiled;
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(code, imports);
      // It expects the instance, although its types say otherwise.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

async function compile(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return WebAssembly.compile(await readFile(path));
}
