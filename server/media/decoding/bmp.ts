import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/** Throws if the file is broken, truncated, run-length encoded or larger than `maxPixels`. */
export async function readBmp(path: string, maxPixels: number): Promise<RawPicture> {
  const bytes = await readFile(path);
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  refuseHugePicture(width, height, maxPixels);
  refuseWhatIsMisread(bytes, width, height);
  // The order is alpha, blue, green, red; the decoder's own option to reverse it is ignored for palettes.
  const rgba = decode(bytes).data.swap32();
  // The fourth byte of most BMPs is padding, not transparency.
  for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = 255;
  return { width, height, channels: 4, pixels: rgba };
}

// The decoder fills missing rows with black and mixes up the colors of run-length encoding.
function refuseWhatIsMisread(bytes: Buffer, width: number, height: number): void {
  const compression = bytes.readUInt32LE(30);
  if (![uncompressed, bitFields, alphaBitFields].includes(compression))
    throw new Error('This encoding is not supported.');
  const depth = bytes.readUInt16LE(28);
  if (!depths.includes(depth)) throw new Error('This bit depth is not supported.');
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (bytes.readUInt32LE(10) + rowBytes * height > bytes.length) throw new Error('The picture is cut off.');
}

const depths = [1, 4, 8, 16, 24, 32];
const uncompressed = 0;
const bitFields = 3;
const alphaBitFields = 6;
