// Runs in a process of its own: opens files that strangers sent, one at a time.
import sharp from 'sharp';
import { serveWork } from '../../core/child-pool/serve-work.ts';
import type { Finding, Work } from './finding.ts';
import { joinPages } from './pages.ts';
import { inspectPdf } from './pdf.ts';
import { rewritePicture } from './picture.ts';

// The pool decides how much runs at once, and no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

await serveWork(async () => open);

async function open(work: Work): Promise<Finding> {
  try {
    if (work.kind === 'pages') return await joinPages(work.pages, work.target);
    return work.kind === 'pdf' ? await inspectPdf(work.path) : await rewritePicture({ ...work, kind: work.kind });
  } catch {
    return { refusal: 'file_unreadable' };
  }
}
