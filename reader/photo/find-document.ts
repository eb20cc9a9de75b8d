import type { GrayPicture } from './photo-quality.ts';

/** The picture is scaled down to this longest side, in pixels, to look for the paper. */
const SIDE = 128;
/** A smaller light area isn't a document. */
const SMALLEST = 0.12;
/** Share of a side of the picture that the paper may touch and still count as whole. */
const TOUCHED = 0.12;

/**
 * The paper in a photo, found as the largest area lighter than what surrounds it; null if there is none, such as when the paper
 * fills the picture.
 */
export function findDocument(picture: GrayPicture): { cut: boolean } | null {
  const small = shrink(picture);
  const threshold = otsu(small.light);
  const document = largestArea(small, threshold);
  const sides = touchedSides(document, small);
  if (document.size < SMALLEST * small.light.length) return null;
  // A light table around a darker paper reaches all four sides, and so does a paper that fills the picture.
  if (sides === 4) return null;
  return { cut: sides > 0 };
}

interface Area {
  size: number;
  /** 1 where the area is. */
  mask: Uint8Array;
}

function shrink(picture: GrayPicture): GrayPicture {
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  const light = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      light[y * width + x] = meanOf(picture, x / width, y / height, 1 / width, 1 / height);
  }
  return { width, height, light };
}

function meanOf(picture: GrayPicture, x: number, y: number, wide: number, tall: number): number {
  let [sum, count] = [0, 0];
  const [right, bottom] = [Math.ceil((x + wide) * picture.width), Math.ceil((y + tall) * picture.height)];
  for (let row = Math.floor(y * picture.height); row < Math.min(picture.height, bottom); row++) {
    for (let col = Math.floor(x * picture.width); col < Math.min(picture.width, right); col++) {
      sum += picture.light[row * picture.width + col]!;
      count++;
    }
  }
  return Math.round(sum / Math.max(1, count));
}

function otsu(light: ArrayLike<number>): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let k = 0; k < light.length; k++) {
    counts[light[k]!]!++;
    total += light[k]!;
  }
  let [best, threshold, below, sumBelow] = [-1, 128, 0, 0];
  for (let value = 0; value < 256; value++) {
    below += counts[value]!;
    sumBelow += value * counts[value]!;
    const above = light.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (spread > best) [best, threshold] = [spread, value];
  }
  return threshold;
}

function largestArea({ width, height, light }: GrayPicture, threshold: number): Area {
  const seen = new Uint8Array(light.length);
  let largest: number[] = [];
  for (let start = 0; start < light.length; start++) {
    if (seen[start] || light[start]! <= threshold) continue;
    const area = [start];
    seen[start] = 1;
    for (let k = 0; k < area.length; k++) {
      const at = area[k]!;
      const x = at % width;
      const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const other of next) {
        if (other < 0 || other >= width * height || seen[other] || light[other]! <= threshold) continue;
        seen[other] = 1;
        area.push(other);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  const mask = new Uint8Array(light.length);
  for (const at of largest) mask[at] = 1;
  return { size: largest.length, mask };
}

/** How many sides of the picture the area touches along more than a sliver. */
function touchedSides({ mask }: Area, { width, height }: GrayPicture): number {
  const row = (y: number) => mask.subarray(y * width, (y + 1) * width).reduce((sum, item) => sum + item, 0) / width;
  const column = (x: number) => {
    let sum = 0;
    for (let y = 0; y < height; y++) sum += mask[y * width + x]!;
    return sum / height;
  };
  return [row(0), row(height - 1), column(0), column(width - 1)].filter((share) => share > TOUCHED).length;
}
