import type { GrayPicture } from './photo-quality.ts';
import { tonesOf } from './tones.ts';

/** Which side of a card a photo shows. */
export type CardSide = 'front' | 'back';

/** Side of a tile, in pixels. */
const TILE = 8;
/** Height of a band in tiles: three machine-readable lines, or a barcode. */
const TALL = 7;
/** The minimum mean difference between neighbouring pixels inside print, as a share of the photo's contrast. */
const PRINTED = 0.06;
/** How slanted a band may lie: its rise over its length. */
const SLANT = 0.2;
const SLANT_STEP = 0.02;
/**
 * Shares of the printed width: a band on a back is longer than the larger one, lines of text on a front are shorter
 * than the smaller one. In between it may be either.
 */
const BACK = 0.72;
const FRONT = 0.58;
/** Share of the picture's side; a smaller card is not judged. */
const SMALLEST = 0.45;

/**
 * Which side of an identity card or licence is up, without reading its text: a back has a band of dense print from edge
 * to edge (three machine-readable lines or a barcode), a front has none. Null if neither is certain. A textured table,
 * or lines of text as wide as the card, look like a back too, so only "front" is reliable enough for a hint. Measured
 * on 160 synthetic photos of two designs.
 */
export function sideOf(picture: GrayPicture): CardSide | null {
  const [lying, standing] = [findBand(picture), findBand(turned(picture))];
  const { band, width, of } = lying.width >= standing.width ? lying : standing;
  if (width < SMALLEST * of) return null;
  if (band >= BACK * width) return 'back';
  return band <= FRONT * width ? 'front' : null;
}

/** In tiles: the longest band of print, the width of all print, and the width of the picture. */
function findBand(picture: GrayPicture): { band: number; width: number; of: number } {
  const { wide, tall, sums } = sumColumns(picture);
  const printedFrom = (x: number, top: number) => {
    const [from, to] = [within(top, tall), within(top + TALL, tall)];
    return sums[to * wide + x]! - sums[from * wide + x]! > PRINTED * TALL;
  };
  const printed = Array.from({ length: wide }, (_, x) => {
    for (let top = 0; top + TALL <= tall; top++) if (printedFrom(x, top)) return true;
    return false;
  });
  const width = printed.includes(true) ? printed.lastIndexOf(true) - printed.indexOf(true) + 1 : 0;
  let band = 0;
  for (let slant = -SLANT; slant <= SLANT; slant += SLANT_STEP)
    for (let start = -TALL; start < tall; start++)
      band = Math.max(
        band,
        longestRun(wide, (x) => printedFrom(x, Math.round(start + slant * x))),
      );
  return { band, width, of: wide };
}

/** The longest row of places where `is` holds; single gaps count as part of it. */
function longestRun(count: number, is: (at: number) => boolean): number {
  let [run, gap, longest] = [0, 0, 0];
  for (let at = 0; at < count; at++) {
    if (is(at)) {
      run += 1 + gap;
      gap = 0;
    } else if (gap === 0 && run > 0) gap = 1;
    else [run, gap] = [0, 0];
    longest = Math.max(longest, run);
  }
  return longest;
}

/** For each column of tiles, cumulative sums from the top of how much the tiles change from pixel to pixel. */
function sumColumns(picture: GrayPicture): { wide: number; tall: number; sums: Float32Array } {
  const { width, height, light } = picture;
  const [wide, tall] = [Math.floor(width / TILE), Math.floor(height / TILE)];
  const tones = tonesOf(picture);
  const contrast = Math.max(1, tones.at(0.99) - tones.at(0.01));
  const sums = new Float32Array(wide * (tall + 1));
  for (let row = 0; row < tall; row++) {
    for (let column = 0; column < wide; column++) {
      let change = 0;
      for (let y = row * TILE; y < (row + 1) * TILE; y++) {
        const from = y * width + column * TILE;
        for (let at = from; at < from + TILE - 1; at++) change += Math.abs(light[at + 1]! - light[at]!);
      }
      const share = change / (TILE * (TILE - 1)) / contrast;
      sums[(row + 1) * wide + column] = sums[row * wide + column]! + share;
    }
  }
  return { wide, tall, sums };
}

function turned({ width, height, light }: GrayPicture): GrayPicture {
  const pixels = new Uint8Array(light.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[x * height + y] = light[y * width + x]!;
  return { width: height, height: width, light: pixels };
}

function within(row: number, tall: number): number {
  return Math.max(0, Math.min(tall, row));
}
