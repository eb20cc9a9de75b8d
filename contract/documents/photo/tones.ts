import type { GrayPicture } from './photo-quality.ts';

/** The gray value that a share of all pixels, 0 to 1, is at most. */
export function tonesOf({ light }: GrayPicture): { at: (share: number) => number } {
  const counts = new Uint32Array(256);
  for (const value of light) counts[value]!++;
  return {
    at(share: number) {
      let seen = 0;
      for (let value = 0; value < 256; value++) {
        seen += counts[value]!;
        if (seen >= share * light.length) return value;
      }
      return 255;
    },
  };
}
