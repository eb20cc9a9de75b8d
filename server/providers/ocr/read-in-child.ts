// Runs in a process of its own: reads screenshots one at a time.
import { serveWork } from '../../core/child-pool/serve-work.ts';
import { NotAnImage } from './engine/picture.ts';
import type { Screenshot, ScreenshotReading } from './ocr.ts';
import { loadPictureReader } from './read-picture.ts';

export interface LoadOptions {
  threads: number;
  runtime?: 'native' | 'wasm';
}

/** The result of a picture. */
export type Outcome = { reading: ScreenshotReading } | { notAnImage: string };

await serveWork(async (options: LoadOptions) => {
  const read = await loadPictureReader(options);
  return async (screenshot: Screenshot): Promise<Outcome> => {
    try {
      return { reading: await read(screenshot) };
    } catch (error) {
      if (error instanceof NotAnImage) return { notAnImage: error.message };
      throw error;
    }
  };
});
