import type { PictureHeader } from './picture-header.ts';

export function readBmpHeader(file: Buffer): PictureHeader {
  const [width, height] = [file.readInt32LE(18), Math.abs(file.readInt32LE(22))];
  // Decoded completely, and converted from one order of colors to another.
  return { width, height, pixelBytes: 4, passes: 1, held: 4 * width * height };
}
