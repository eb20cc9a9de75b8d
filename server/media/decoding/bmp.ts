import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/** Throws when the file is broken, cut off or larger than `maxPixels`. */
export async function readBmp(path: string, maxPixels: number): Promise<RawPicture> {
  const bytes = await readFile(path);
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  refuseHugePicture(width, height, maxPixels);
  refuseCutOff(bytes, width, height);
  const picture = decode(bytes, { toRGBA: true });
  return { width: picture.width, height: picture.height, rgba: picture.data };
}

// The decoder takes missing rows for black ones.
function refuseCutOff(bytes: Buffer, width: number, height: number): void {
  const compression = bytes.readUInt32LE(30);
  const runLengthEncoded = compression === 1 || compression === 2;
  if (runLengthEncoded) return;
  const rowBytes = Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4;
  if (bytes.readUInt32LE(10) + rowBytes * height > bytes.length) throw new Error('The picture is cut off.');
}
