import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/** Each of the three kinds of WebP stores its size differently. */
export function readWebpHeader(file: Buffer): PictureHeader {
  const [width, height] = readSize(file);
  // The decoded picture and a copy for the output.
  return { width, height, pixelBytes: 4, passes: 1, held: width * height * 8 };
}

function readSize(file: Buffer): [width: number, height: number] {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') throw new RefusedHeader('It is of no known kind.');
  const bits = file.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
