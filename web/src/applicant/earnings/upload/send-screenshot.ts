import type { OpenPicture, ScreenshotResult } from '@volante/contract/earnings/calls.ts';
import { shrinkPhoto } from '../../../lib/files/shrink/shrink.ts';
import { upload } from '../../application/upload.ts';
import type { Way } from '../../uploads/uploads.ts';
import type { Screenshot, ScreenshotPlace } from './screenshot-uploads.ts';

/** A screen of 1080 x 2400 px stays at full size. */
const LONG_EDGE = 2400;

export { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';

/** Shrinks a screenshot if needed and sends it to be read. */
export async function shrinkAndSend(
  { requestId, platform, uploadType }: ScreenshotPlace,
  chosen: File,
  { onProgress, signal }: Way<Screenshot>,
): Promise<ScreenshotResult | OpenPicture> {
  const { file } = await shrinkPhoto(chosen, { longEdge: LONG_EDGE, accept: ['image/jpeg', 'image/png'] });
  return upload('POST /ocr/upload-screenshots', {
    // The id first: the server checks it before storing any byte of the file.
    fields: { requestId, platform, uploadType, assist: '1' },
    part: 'image',
    files: [file],
    onProgress,
    signal,
  });
}
