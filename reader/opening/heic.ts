import { readFile } from 'node:fs/promises';
import { decodeHeif, type Plane, type Planes } from './heif-library.ts';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/**
 * Decodes the main picture, rotated as declared in the file. It may be returned at half size, as long as no edge gets much
 * shorter than `edge`. Throws if it is broken, cut off or larger than `maxPixels`.
 */
export async function readHeic(path: string, maxPixels: number, edge: number): Promise<RawPicture> {
  const file = await readFile(path);
  refuseCutOff(file);
  return planesToRgb(
    decodeHeif(file, (width, height) => refuseHugePicture(width, height, maxPixels)),
    edge,
  );
}

// The main picture may be whole although the file isn't: its gain map follows it. Behind the boxes there may be other data.
function refuseCutOff(file: Buffer): void {
  for (let at = 0; at + 16 <= file.length; ) {
    const said = file.readUInt32BE(at);
    // 0: up to the end. 1: the length follows in eight bytes.
    const length = said === 1 ? Number(file.readBigUInt64BE(at + 8)) : said;
    if (length < 8) return;
    const end = at + length;
    if (end > file.length && file.toString('latin1', at + 4, at + 8) === 'mdat') throw new Error('It is cut off.');
    at = end;
  }
}

/**
 * The picture in RGB, with transparent parts on white. At half size if its longest edge is then still about `edge`, so that
 * pixels which would only be scaled away never take memory.
 */
function planesToRgb(planes: Planes, edge: number): RawPicture {
  const { y, cb, cr, alpha } = planes;
  const step = Math.max(planes.width, planes.height) / 2 >= NEARLY * edge ? 2 : 1;
  const [width, height] = [planes.width, planes.height].map((length) => Math.floor(length / step)) as [number, number];
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let row = 0, to = 0; row < height; row++) {
    const colourRow = step === 2 ? row : row >> 1;
    for (let column = 0; column < width; column++, to += 3) {
      const at = step === 2 ? column : column >> 1;
      const [u, v] = [cb.bytes[colourRow * cb.stride + at]!, cr.bytes[colourRow * cr.stride + at]!];
      const light = sample(y, row, column, step);
      pixels[to] = light + RED_BY_CR[v]!;
      pixels[to + 1] = light + GREEN_BY_CB[u]! + GREEN_BY_CR[v]!;
      pixels[to + 2] = light + BLUE_BY_CB[u]!;
      if (alpha) layOnWhite(pixels, to, sample(alpha, row, column, step));
    }
  }
  return { width, height, channels: 3, pixels };
}

/** One byte of the plane, or the mean of the four merged into one. */
function sample({ bytes, stride }: Plane, row: number, column: number, step: number): number {
  const at = row * step * stride + column * step;
  if (step === 1) return bytes[at]!;
  return (bytes[at]! + bytes[at + 1]! + bytes[at + stride]! + bytes[at + stride + 1]! + 2) >> 2;
}

function layOnWhite(pixels: Uint8ClampedArray, at: number, alpha: number): void {
  for (let n = at; n < at + 3; n++) pixels[n] = 255 + ((pixels[n]! - 255) * alpha) / 255;
}

const colour = (factor: number) => Float32Array.from({ length: 256 }, (_, byte) => factor * (byte - 128));
// BT.601.
const RED_BY_CR = colour(1.402);
const GREEN_BY_CB = colour(-0.344136);
const GREEN_BY_CR = colour(-0.714136);
const BLUE_BY_CB = colour(1.772);
const NEARLY = 0.95;
