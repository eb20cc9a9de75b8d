import { readFile } from 'node:fs/promises';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/**
 * Decodes an uncompressed BMP as browsers do. Throws if the file is broken, truncated, run-length encoded or larger than
 * `maxPixels`.
 */
export async function readBmp(path: string, maxPixels: number): Promise<RawPicture> {
  const file = await readFile(path);
  const header = readHeader(file, maxPixels);
  const { width, height, rows, depth, rowBytes, fromTop } = header;
  const rgba = new Uint8ClampedArray(width * height * 4);
  const write = depth <= 8 ? paletteWriter(file, header) : maskWriter(file, header);
  for (let row = 0; row < height; row++) {
    const from = rows + rowBytes * (fromTop ? row : height - 1 - row);
    write(rgba.subarray(row * width * 4, (row + 1) * width * 4), from);
  }
  // Some programs declare transparency and leave it at zero.
  if (!rgba.some((value, at) => at % 4 === ALPHA && value > 0))
    for (let at = ALPHA; at < rgba.length; at += 4) rgba[at] = 255;
  return { width, height, channels: 4, pixels: rgba };
}

interface Header {
  width: number;
  height: number;
  depth: number;
  compression: number;
  /** Where the palette begins. */
  palette: number;
  /** Where the rows begin. */
  rows: number;
  rowBytes: number;
  fromTop: boolean;
}

/** Writes a row of pixels from the bytes at `from`. */
type WriteRow = (rgba: Uint8ClampedArray, from: number) => void;

function readHeader(file: Buffer, maxPixels: number): Header {
  const [rows, size] = [file.readUInt32LE(10), file.readUInt32LE(14)];
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)];
  const height = Math.abs(signedHeight);
  refuseHugePicture(width, height, maxPixels);
  const [depth, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const isMasked = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
  if (compression !== 0 && !(isMasked && (depth === 16 || depth === 32)))
    throw new Error('This encoding is not supported.');
  if (!DEPTHS.includes(depth)) throw new Error('This bit depth is not supported.');
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (size < BASIC_HEADER || 14 + size > rows) throw new Error('The rows overlap the header.');
  if (rows + rowBytes * height > file.length) throw new Error('The picture is cut off.');
  return { width, height, depth, compression, palette: 14 + size, rows, rowBytes, fromTop: signedHeight < 0 };
}

function paletteWriter(file: Buffer, { depth, palette, rows, width }: Header): WriteRow {
  const shades = Math.min(file.readUInt32LE(46) || 2 ** depth, 2 ** depth, Math.floor((rows - palette) / 4));
  const colours = new Uint8Array(2 ** depth * 4);
  for (let n = 0; n < 2 ** depth; n++) {
    const at = palette + n * 4;
    // A pixel whose color is missing is black.
    if (n < shades) colours.set([file[at + 2]!, file[at + 1]!, file[at]!], n * 4);
    colours[n * 4 + 3] = 255;
  }
  const [perByte, mask] = [8 / depth, 2 ** depth - 1];
  return (rgba, from) => {
    for (let x = 0; x < width; x++) {
      // The first pixel is in the highest bits.
      const shift = 8 - depth * ((x % perByte) + 1);
      const colour = (file[from + Math.floor(x / perByte)]! >> shift) & mask;
      for (let n = 0; n < 4; n++) rgba[x * 4 + n] = colours[colour * 4 + n]!;
    }
  };
}

function maskWriter(file: Buffer, header: Header): WriteRow {
  const { depth, width } = header;
  const bytes = depth / 8;
  const channels = masksOf(file, header).map(toChannel);
  return (rgba, from) => {
    for (let x = 0; x < width; x++) {
      const pixel = file.readUIntLE(from + x * bytes, bytes);
      for (let n = 0; n < 4; n++) rgba[x * 4 + n] = channels[n]!(pixel);
    }
  };
}

/** Red, green, blue, alpha. */
function masksOf(file: Buffer, { depth, compression, palette }: Header): number[] {
  if (compression === 0) return depth === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0];
  // After the basic header, or as a part of a longer one.
  const hasAlpha = compression === ALPHA_BIT_FIELDS || palette >= MASKS + 16;
  const masks = [0, 4, 8].map((at) => file.readUInt32LE(MASKS + at));
  return [...masks, hasAlpha ? file.readUInt32LE(MASKS + 12) : 0];
}

/** The bits of a mask, from 0 to 255. Without a mask for alpha, a picture is opaque. */
function toChannel(mask: number, channel: number): (pixel: number) => number {
  if (mask === 0) return () => (channel === ALPHA ? 255 : 0);
  const lowest = 31 - Math.clz32(mask & -mask);
  const most = mask >>> lowest;
  return (pixel) => (((pixel & mask) >>> lowest) * 255) / most;
}

const DEPTHS = [1, 4, 8, 16, 24, 32];
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;
const BASIC_HEADER = 40;
const MASKS = 54;
const ALPHA = 3;
