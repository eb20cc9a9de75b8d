import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Finding } from './finding.ts';

/** How many pages are opened; those after them are drawn when somebody looks at them. */
const CHECKED_PAGES = 60;

/** Opens a PDF as a viewer would. Throws if it is broken. */
export async function inspectPdf(path: string): Promise<Finding> {
  const bytes = await readFile(path);
  const opening = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: true,
  });
  try {
    const pdf = await opening.promise;
    await readPages(pdf);
    refuseCutOff(bytes);
    return { refusal: null, path, size: bytes.length, mimeType: 'application/pdf', pages: pdf.numPages };
  } catch (error) {
    if ((error as Error).name === 'PasswordException') return { refusal: 'pdf_password_protected' };
    throw error;
  } finally {
    await opening.destroy();
  }
}

/**
 * The library finds objects without the table at the end of the file, and opens what is there: a truncated file would lose pages,
 * or what they show. Other data may follow the end mark, but no objects.
 */
function refuseCutOff(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0 || OBJECT.test(bytes.toString('latin1', end))) throw new Error('The file is cut off.');
}

const OBJECT = /\d{1,10}\s\d{1,5}\sobj\b/;

// Pages may be missing from a truncated file that still opens.
async function readPages(pdf: PDFDocumentProxy): Promise<void> {
  if (pdf.numPages < 1) throw new Error('It has no pages.');
  for (let number = 1; number <= Math.min(pdf.numPages, CHECKED_PAGES); number++) {
    const page = await pdf.getPage(number);
    page.cleanup();
  }
}
