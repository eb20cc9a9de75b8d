import type { TextLine } from '../engine/text-line.ts';
import type { SeenName } from '../extract/names.ts';
import { readEarnings } from '../extract/read-earnings.ts';
import { readProfile } from '../extract/read-profile.ts';
import type { Read } from '../ocr.ts';

/** The findings of a reader; only fields of the requested kind are set. */
export interface Seen {
  name: SeenName | null;
  rating: Read<number> | null;
  weekStart: Read<string> | null;
  amount: Read<number> | null;
  currency: 'MXN' | 'USD' | null;
}

/** Reads the screens of one platform. Null: the picture isn't such a screen. */
export interface PlatformReader {
  /** The platform's names on its own screens, in small letters without spaces. */
  marks: RegExp;
  profile(lines: TextLine[], capturedAt: string): Seen | null;
  earnings(lines: TextLine[], capturedAt: string): Seen | null;
}

/** A reader based on screen structure; a platform only adds its names. */
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
