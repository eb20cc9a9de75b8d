import type { GrayPicture } from './photo-quality.ts';

/** Percentiles of the gray values: for each share from 0 to 1, the value that this share of all pixels does not exceed. */
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
