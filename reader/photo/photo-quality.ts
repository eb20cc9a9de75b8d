import { findDocument } from './find-document.ts';
import { hasReflection } from './find-glare.ts';
import { tonesOf } from './tones.ts';

/** Flaws of a photo of a paper; all false for a good one. */
export interface PhotoQuality {
  dark: boolean;
  blurred: boolean;
  /** A part of the paper lies outside the picture. */
  cut: boolean;
  /** A reflection hides a part of the paper. */
  glare: boolean;
  /** Too few pixels for small letters. */
  small: boolean;
}

/** Gray values of a picture, row by row, reduced to {@link QUALITY_SIDE} pixels on the longest side. */
export interface GrayPicture {
  width: number;
  height: number;
  light: Uint8Array | Uint8ClampedArray;
}

/** Longest side of the picture that is judged, in pixels. */
export const QUALITY_SIDE = 512;
/** If a photo's longest side is shorter than this, small letters of a card are illegible. */
const FEWEST_PIXELS = 700;
/** Measured on synthetic photos: dark ones have at most 21 of 255, the others at least 122. */
const DARK = 60;
/** Share of an edge's contrast that lies between two pixels: 0.12 to 0.18 in blurred photos, 0.56 to 0.85 in the others. */
const SOFT = 0.32;
const TILE = 16;
const TILE_STEP = 12;

/** Judges a photo of a paper or card. `longest` is the longest side of the photo itself, in pixels. */
export function judgePhoto(picture: GrayPicture, longest: number): PhotoQuality {
  const clarity = judgeClarity(picture);
  const isClear = !clarity.dark && !clarity.blurred;
  return {
    ...clarity,
    cut: isClear && (findDocument(picture)?.cut ?? false),
    glare: isClear && hasReflection(picture),
    small: longest < FEWEST_PIXELS,
  };
}

/** The two flaws that are cheap to detect, and that make looking for the others pointless. */
export function judgeClarity(picture: GrayPicture): Pick<PhotoQuality, 'dark' | 'blurred'> {
  const tones = tonesOf(picture);
  const dark = tones.at(0.9) < DARK;
  return { dark, blurred: !dark && isSoft(picture, tones.at(0.99) - tones.at(0.01)) };
}

// Both directions, because a moving camera blurs only one of them.
function isSoft(picture: GrayPicture, contrast: number): boolean {
  return edgeShare(picture, contrast, 1) < SOFT || edgeShare(picture, contrast, picture.width) < SOFT;
}

function edgeShare({ width, height, light }: GrayPicture, contrast: number, step: number): number {
  const shares: number[] = [];
  for (let top = 8; top + TILE + 1 < height; top += TILE_STEP) {
    for (let left = 8; left + TILE + 1 < width; left += TILE_STEP) {
      let [lowest, highest, steepest] = [255, 0, 0];
      for (let y = top; y < top + TILE; y++) {
        for (let at = y * width + left; at < y * width + left + TILE; at++) {
          const value = light[at]!;
          if (value < lowest) lowest = value;
          if (value > highest) highest = value;
          const slope = Math.abs(light[at + step]! - value);
          if (slope > steepest) steepest = slope;
        }
      }
      if (highest - lowest > 0.3 * contrast) shares.push(steepest / (highest - lowest));
    }
  }
  return shares.sort((a, b) => a - b)[Math.floor(shares.length * 0.8)] ?? 1;
}
