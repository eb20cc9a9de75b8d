import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import type { ReaderOptions, ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { openRemoteReader } from './remote-reader.ts';

/** The reader at READER_URL, or one in child processes of this server. */
export function openReader(config: Config, outsideCall: OutsideCall, options: ReaderOptions): ScreenshotReader {
  const { READER_URL: url, READER_SECRET: secret, OCR_WORKERS: workers, OCR_THREADS: threads } = config;
  if (url && secret) return openRemoteReader({ url, secret, outsideCall });
  return createScreenshotReader({ workers, threads, ...options });
}
