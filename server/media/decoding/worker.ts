// Runs in a worker thread: opens files that strangers sent, one at a time.
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Finding, Work } from './finding.ts';
import type { FromWorker } from './inspector.ts';
import { joinPages } from './pages.ts';
import { inspectPdf } from './pdf.ts';
import { rewritePicture } from './picture.ts';

// The pool decides how much runs at once, and no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (work: Work) => {
  const finding = await carryOut(work);
  tell({ finding, tired: isTired() });
});
tell('ready');

async function carryOut(work: Work): Promise<Finding> {
  try {
    if (work.kind === 'pages') return await joinPages(work.pages, work.target);
    return work.kind === 'pdf' ? await inspectPdf(work.path) : await rewritePicture({ ...work, kind: work.kind });
  } catch {
    return { refusal: 'file_unreadable' };
  }
}

// What the next file needs is counted together with what this one left.
function isTired(): boolean {
  const { total_heap_size, external_memory } = getHeapStatistics();
  return total_heap_size + external_memory > 150 * 1024 * 1024;
}

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
