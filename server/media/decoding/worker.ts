// Runs in a worker thread: opens files that strangers sent, one at a time.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Finding, Inspection } from './finding.ts';
import { inspectPdf } from './pdf.ts';
import { rewritePicture } from './picture.ts';

// The pool decides how much runs at once, and no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (inspection: Inspection) => parentPort?.postMessage(await inspect(inspection)));
parentPort?.postMessage('ready');

async function inspect({ path, kind, target }: Inspection): Promise<Finding> {
  try {
    return kind === 'pdf' ? await inspectPdf(path) : await rewritePicture(path, kind, target);
  } catch {
    return { refusal: 'file_unreadable' };
  }
}
