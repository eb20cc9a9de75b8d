import type { TextLine } from '../engine/text-line.ts';
import type { SeenName } from '../extract/names.ts';
import { readEarnings } from '../extract/read-earnings.ts';
import { readProfile } from '../extract/read-profile.ts';
import type { Read } from '../ocr.ts';

/** What a reader found; only what belongs to the asked kind is filled. */
export interface Seen {
  name: SeenName | null;
  rating: Read<number> | null;
  weekStart: Read<string> | null;
  amount: Read<number> | null;
  currency: 'MXN' | 'USD' | null;
}

/** How the screens of one platform are read. Null: the picture is no such screen. */
export interface PlatformReader {
  /** The names the platform goes by on its own screens, in small letters without spaces. */
  marks: RegExp;
  profile(lines: TextLine[], capturedAt: string): Seen | null;
  earnings(lines: TextLine[], capturedAt: string): Seen | null;
}

/** A reader that goes by the structure of the screen; a platform only adds the names it is known by. */
export function structuralReader(marks: RegExp): PlatformReader {
  return {
    marks,
    profile(lines, capturedAt) {
      const seen = readProfile(lines, capturedAt);
      const rating = seen?.rating ? { value: seen.rating.value, confidence: seen.rating.confidence } : null;
      return seen && { name: seen.name, rating, weekStart: null, amount: null, currency: null };
    },
    earnings(lines, capturedAt) {
      const seen = readEarnings(lines, capturedAt);
      return seen && { name: null, rating: null, ...seen };
    },
  };
}
