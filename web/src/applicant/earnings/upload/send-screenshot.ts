import type { ScreenshotResult } from '@volante/contract/earnings/calls.ts';
import { shrinkPhoto } from '../../../lib/files/shrink/shrink.ts';
import { upload } from '../../application/upload.ts';
import type { Screenshot } from './screenshot.ts';

/** A screen of 1080 x 2400 px keeps its letters as they are. */
const LONG_EDGE = 2400;

export { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';

/** Shrinks a screenshot where needed and uploads it. */
export async function shrinkAndSend(screenshot: Screenshot): Promise<ScreenshotResult> {
  const { requestId, platform, uploadType, onProgress, signal } = screenshot;
  const { file } = await shrinkPhoto(screenshot.file, { longEdge: LONG_EDGE, accept: ['image/jpeg', 'image/png'] });
  return upload('POST /ocr/upload-screenshots', {
    // The id first: the server proves it before it keeps a byte of the file.
    fields: { requestId, platform, uploadType },
    part: 'image',
    files: [file],
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
}
