import type { PhotoQuality } from '@volante/reader/photo/photo-quality.ts';

/** Warnings about a photo; never a refusal, since some documents look like this. */
export type PhotoWarning = keyof PhotoQuality | 'wrong_side';

/** Mean grey (0 to 255) below which hardly anything is readable. */
const DARK = 50;
/** Variance of the Laplacian at 640 px width: a sharp document has some 440, one blurred by 4 px has 10. */
const BLURRED = 40;

/** Checks a grey picture, darkness first: dark pictures always look blurred as well. */
export function judge(grey: Uint8Array, width: number, height: number): PhotoWarning[] {
  if (mean(grey) < DARK) return ['dark'];
  return laplacianVariance(grey, width, height) < BLURRED ? ['blurred'] : [];
}

/** Grey of each pixel of RGBA data. */
export function toGrey(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < grey.length; i++) {
    const at = i * 4;
    grey[i] = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
  }
  return grey;
}

function mean(values: Uint8Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function laplacianVariance(grey: Uint8Array, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < y * width + width - 1; at++) {
      const edge = grey[at - width]! + grey[at + width]! + grey[at - 1]! + grey[at + 1]! - 4 * grey[at]!;
      sum += edge;
      squares += edge * edge;
      count++;
    }
  }
  return squares / count - (sum / count) ** 2;
}
