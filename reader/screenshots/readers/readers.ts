import { fold } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { ReadPlatform } from '../ocr.ts';
import { didi } from './didi.ts';
import { lyft } from './lyft.ts';
import { other } from './other.ts';
import type { PlatformReader } from './platform-reader.ts';
import { uber } from './uber.ts';

/** One reader per platform; a platform without one doesn't compile. */
export const READERS: Record<ReadPlatform, PlatformReader> = { uber, didi, lyft, other };

/** Whether the screen names a different platform from the requested one. "other" covers every app without a reader of its own. */
export function isElsewhere(asked: ReadPlatform, seen: ReadPlatform | null): boolean {
  return asked !== 'other' && seen !== null && seen !== asked;
}

/** The platform named on the screen; null for none or more than one (a notification may name another). */
export function seePlatform(lines: TextLine[]): ReadPlatform | null {
  const words = lines.flatMap((line) => fold(line.text).split(/[^a-z]+/));
  const seen = (Object.keys(READERS) as ReadPlatform[]).filter((platform) =>
    words.some((word) => READERS[platform].marks.test(word)),
  );
  return seen.length === 1 ? seen[0]! : null;
}
