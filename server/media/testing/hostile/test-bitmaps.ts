// BMPs of every variant: the format has seven depths, two directions and three headers, and no decoder supports them all.
import * as files from '../test-files.ts';
import { type HostileFile, taken, unreadable } from './test-member.ts';

export const bitmaps: HostileFile[] = [
  ...[1, 4, 8, 16, 24, 32].map((depth) => taken('bmp', `BMP of ${depth} bits a pixel`, () => bitmap({ depth }))),
  taken('bmp', 'BMP that is written from the top', () => bitmap({ height: -8 })),
  unreadable('bmp', 'BMP of 2 bits a pixel', () => bitmap({ depth: 2 })),
  unreadable('bmp', 'BMP of 48 bits a pixel', () => bitmap({ depth: 48 })),
  unreadable('bmp', 'BMP of no bits a pixel', () => bitmap({ depth: 0 })),
  unreadable('bmp', 'BMP of run lengths', () => bitmap({ depth: 8, compression: 1 })),
  unreadable('bmp', 'BMP with a JPEG inside', () => bitmap({ compression: 4 })),
  unreadable('bmp', 'BMP without its rows', () => files.bmpHeader(64, 48)),
  unreadable('bmp', 'BMP of 30,000 x 30,000', () => files.bmpHeader(30_000, 30_000)),
  unreadable('bmp', 'BMP of a negative width', () => bitmap({ width: -8 })),
  unreadable('bmp', 'BMP of no width', () => bitmap({ width: 0 })),
  unreadable('bmp', 'BMP cut in its header', () => files.bmpHeader(64, 48).subarray(0, 26)),
  unreadable('bmp', 'BMP whose rows lie elsewhere', () => bitmap({ rowsAt: 0xfffffff0 })),
  taken('bmp', 'BMP with a palette of millions', () => bitmap({ depth: 8, colours: 0x7fffffff })),
  unreadable('bmp', 'BMP with an endless header', () => bitmap({ headerSize: 0x7fffffff })),
];

interface Make {
  width?: number;
  height?: number;
  depth?: number;
  compression?: number;
  rowsAt?: number;
  colours?: number;
  headerSize?: number;
}

/** 8 x 8 by default, with a gray palette for depths that need one. */
function bitmap({
  width = 8,
  height = 8,
  depth = 24,
  compression = 0,
  rowsAt,
  colours,
  headerSize = 40,
}: Make): Buffer {
  const shades = depth <= 8 && depth > 0 ? 2 ** depth : 0;
  const palette = Buffer.from(Array.from({ length: shades }, (_, i) => [i, i, i, 0]).flat());
  const header = files.bmpHeader(width, height);
  header.writeUInt32LE(rowsAt ?? 54 + palette.length, 10);
  header.writeUInt32LE(headerSize, 14);
  header.writeUInt16LE(depth, 28);
  header.writeUInt32LE(compression, 30);
  header.writeUInt32LE(colours ?? shades, 46);
  const rowBytes = Math.ceil((Math.abs(width) * depth) / 32) * 4;
  return Buffer.concat([header, palette, Buffer.alloc(rowBytes * Math.abs(height), 0x55)]);
}
