import type { ReaderFault, Screenshot, ScreenshotReading } from '../providers/ocr/ocr.ts';
import type { PaperPhoto, PaperReading } from '../providers/papers/paper.ts';

/** What a picture was sent as: all that a reader needs to know beside its bytes. */
export type ReadingWork =
  | { screenshot: Omit<Screenshot, 'image' | 'queueKey'> }
  | { paper: Omit<PaperPhoto, 'image' | 'queueKey'> };

/** What became of a picture. */
export type Outcome = { reading: ScreenshotReading } | { paper: PaperReading } | { fault: ReaderFault };
