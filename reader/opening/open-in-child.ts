// Runs in a separate process: opens untrusted files, one at a time.
import { setImmediate } from 'node:timers/promises';
import { serveWork } from '../pool/serve-work.ts';
import type { Drawn, Finding, FoundCodes, FoundText, Layout, Work } from './finding.ts';

await serveWork(async () => async (work: Work) => {
  const answer = await open(work);
  if (work.kind === 'codes' || work.kind === 'drawing') await freePages();
  return answer;
});

/**
 * A drawn page takes 25 MB in several buffers whose size the garbage collector doesn't know. Without this, the process would
 * exceed its limit and be replaced, and a new one takes a second to start.
 */
async function freePages(): Promise<void> {
  await setImmediate();
  globalThis.gc?.();
  globalThis.gc?.();
}

async function open(work: Work): Promise<Finding | FoundText | FoundCodes | Drawn | Layout> {
  try {
    // Loaded on first use: libraries for pictures and for PDFs take 30 to 40 MB each.
    if (work.kind === 'pages') return await (await import('./pages.ts')).joinPages(work.pages, work.target);
    if (work.kind === 'text') return { rows: await (await import('./pdf-text.ts')).readPdfText(work.path) };
    if (work.kind === 'codes') return await (await import('./stored/page-codes.ts')).readPageCodes(work.path);
    if (work.kind === 'layout') return await (await import('./stored/layout.ts')).readLayout(work.path);
    if (work.kind === 'drawing') return await (await import('./stored/draw-page.ts')).drawPage(work);
    if (work.kind === 'pdf') return await (await import('./pdf.ts')).inspectPdf(work.path);
    return await (await import('./picture.ts')).rewritePicture({ ...work, kind: work.kind });
  } catch {
    return { refusal: 'file_unreadable' };
  }
}
