import type { TextLine } from '../../engine/text-line.ts';
import type { Asked } from '../extract/contradictions.ts';
import type { SeenName } from '../extract/profile/names.ts';
import { readProfile } from '../extract/profile/read-profile.ts';
import { type EarningsSeen, readEarnings } from '../extract/read-earnings.ts';
import type { Band, Read, ReadReason } from '../ocr.ts';

const CERTAIN = 0.7;

/** The reading of a profile; both null in the band "none". */
export interface ProfileFound {
  band: Band;
  reason: ReadReason | null;
  name: SeenName | null;
  rating: (Read<number> & { line: TextLine }) | null;
}

/** Reads the screens of one platform. */
export interface PlatformReader {
  /** The platform's names on its own screens, in small letters without spaces. */
  marks: RegExp;
  profile(lines: TextLine[], capturedAt: string): ProfileFound;
  earnings(lines: TextLine[], asked: Asked): EarningsSeen;
}

/** A reader based on screen structure; a platform only adds its names. */
export function structuralReader(marks: RegExp): PlatformReader {
  return {
    marks,
    profile(lines, capturedAt) {
      const { name = null, rating = null, against = null } = readProfile(lines, capturedAt) ?? {};
      const clear = name !== null && rating !== null && Math.min(name.confidence, rating.confidence) >= CERTAIN;
      const isSure = clear && against === null;
      return {
        band: isSure ? 'sure' : name || rating ? 'ask' : 'none',
        reason: isSure ? null : (against ?? 'other_screen'),
        name,
        rating: rating && { value: rating.value, confidence: rating.confidence, line: rating.line },
      };
    },
    earnings: readEarnings,
  };
}
