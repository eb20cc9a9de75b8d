// Runs in a process of its own: reads screenshots and photos of papers one at a time.

import type { DocumentPhoto, DocumentReading } from '../documents/document.ts';
import { readCard } from '../documents/read-card.ts';
import { decodePicture, NotAnImage } from '../engine/picture.ts';
import { serveWork } from '../pool/serve-work.ts';
import type { Screenshot, ScreenshotReading } from './ocr.ts';
import { loadEngines, loadPictureReader } from './read-picture.ts';

export interface LoadOptions {
  threads: number;
  runtime?: 'native' | 'wasm';
}

/** A picture to be read. */
export type PictureWork = Screenshot | DocumentPhoto;

/** The result of a picture. */
export type Outcome = { reading: ScreenshotReading } | { document: DocumentReading } | { notAnImage: string };

await serveWork(async (options: LoadOptions) => {
  const engines = await loadEngines(options);
  const read = await loadPictureReader(engines);
  return async (work: PictureWork): Promise<Outcome> => {
    try {
      if (!('documentType' in work)) return { reading: await read(work) };
      return { document: await readCard(engines, await decodePicture(work.image), work) };
    } catch (error) {
      if (error instanceof NotAnImage) return { notAnImage: error.message };
      throw error;
    }
  };
});
