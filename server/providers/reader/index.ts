import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import type { ReaderOptions, ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { openOwn } from '../own/own-providers.ts';
import { openRemoteReader } from './remote-reader.ts';

/** The company's own reader, the one at READER_URL, or one in child processes of this server. */
export async function openReader(
  config: Config,
  outsideCall: OutsideCall,
  options: ReaderOptions,
  log?: Logger,
): Promise<ScreenshotReader> {
  if (config.READER) return openOwn(config, 'reader', config.READER, { log, outsideCall });
  const { READER_URL: url, READER_SECRET: secret, OCR_WORKERS: workers, OCR_THREADS: threads } = config;
  if (url && secret) return openRemoteReader({ url, secret, outsideCall });
  return createScreenshotReader({ workers, threads, ...options });
}
