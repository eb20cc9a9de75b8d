import type { PaperPhoto, PaperReading } from '@volante/reader/documents/paper.ts';
import type { ReaderFault, Screenshot, ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';

/** The kind of a picture and everything a reader needs besides its bytes. */
export type ReadingWork =
  | { screenshot: Omit<Screenshot, 'image' | 'queueKey'> }
  | { paper: Omit<PaperPhoto, 'image' | 'queueKey'> };

/** The result of reading a picture. */
export type Outcome = { reading: ScreenshotReading } | { paper: PaperReading } | { fault: ReaderFault };
