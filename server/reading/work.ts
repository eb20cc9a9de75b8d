import type { ReaderFault, Screenshot, ScreenshotReading } from '../providers/ocr/ocr.ts';
import type { PaperPhoto, PaperReading } from '../providers/papers/paper.ts';

/** The kind of a picture and everything a reader needs besides its bytes. */
export type ReadingWork =
  | { screenshot: Omit<Screenshot, 'image' | 'queueKey'> }
  | { paper: Omit<PaperPhoto, 'image' | 'queueKey'> };

/** The result of reading a picture. */
export type Outcome = { reading: ScreenshotReading } | { paper: PaperReading } | { fault: ReaderFault };
