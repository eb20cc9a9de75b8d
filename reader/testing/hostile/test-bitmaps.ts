// BMPs of every variant: the format has seven depths, two directions and three headers, and no decoder supports them all.
import * as files from '../test-files.ts';
import { type HostileFile, taken, unreadable } from './test-member.ts';

export const bitmaps: HostileFile[] = [
  ...[1, 4, 8, 16, 24, 32].map((depth) => taken('bmp', `BMP of ${depth} bits a pixel`, () => bitmap({ depth }))),
  ...[1, 4, 8, 16, 24].map((depth) =>
    taken('bmp', `BMP of ${depth} bits a pixel and an odd width`, () => bitmap({ depth, width: 29 })),
  ),
  taken('bmp', 'BMP of 5, 6 and 5 bits', () => bitmap({ depth: 16, masks: [0xf800, 0x7e0, 0x1f] })),
  taken('bmp', 'BMP of 2, 3 and 1 bits', () => files.fixture('narrow-masks.bmp')),
  taken('bmp', 'BMP of 10 bits a colour', () => bitmap({ depth: 32, masks: [0x3ff00000, 0xffc00, 0x3ff] })),
  taken('bmp', 'BMP with transparency', () => bitmap({ depth: 32, masks: [0xff00, 0xff0000, 0xff, 0xff000000] })),
  taken('bmp', 'BMP with few colours', () => bitmap({ depth: 8, colours: 16 })),
  taken('bmp', 'BMP with a gap before its rows', () => files.fixture('palette-before-gap.bmp')),
  taken('bmp', 'BMP that is written from the top', () => bitmap({ height: -32 })),
  unreadable('bmp', 'BMP of 2 bits a pixel', () => bitmap({ depth: 2 })),
  unreadable('bmp', 'BMP of 48 bits a pixel', () => bitmap({ depth: 48 })),
  unreadable('bmp', 'BMP of no bits a pixel', () => bitmap({ depth: 0 })),
  unreadable('bmp', 'BMP of run lengths', () => bitmap({ depth: 8, compression: 1 })),
  unreadable('bmp', 'BMP with a JPEG inside', () => bitmap({ compression: 4 })),
  unreadable('bmp', 'BMP without its rows', () => files.bmpHeader(64, 48)),
  unreadable('bmp', 'BMP of 30,000 x 30,000', () => files.bmpHeader(30_000, 30_000)),
  unreadable('bmp', 'BMP of a negative width', () => bitmap({ width: -32 })),
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
  /** The bits of red, green, blue and alpha. */
  masks?: number[];
}

/** 32 x 32 by default, with a palette for depths that need one. */
function bitmap({ width = 32, height = 32, depth = 24, masks = [], ...made }: Make): Buffer {
  const { compression = masks.length > 0 ? 3 : 0, headerSize = masks.length > 3 ? 56 : 40 } = made;
  const shades = made.colours ?? (depth <= 8 && depth > 0 ? 2 ** depth : 0);
  const palette = Buffer.from(Array.from({ length: Math.min(256, shades) }, (_, i) => [i, 255 - i, i >> 1, 0]).flat());
  const between = Buffer.alloc(4 * masks.length);
  for (const [n, mask] of masks.entries()) between.writeUInt32LE(mask, 4 * n);
  const header = files.bmpHeader(width, height);
  header.writeUInt32LE(made.rowsAt ?? 54 + between.length + palette.length, 10);
  header.writeUInt32LE(headerSize, 14);
  header.writeUInt16LE(depth, 28);
  header.writeUInt32LE(compression, 30);
  header.writeUInt32LE(shades, 46);
  return Buffer.concat([header, between, palette, patches(Math.abs(width), Math.abs(height), depth)]);
}

/** Rows of pixels: patches of 8 x 8, each of another color. */
function patches(width: number, height: number, depth: number): Buffer {
  const rows = Buffer.alloc(Math.ceil((width * depth) / 32) * 4 * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const patch = (x >> 3) + 4 * (y >> 3);
      const colour = (((patch + 1) * 0x9e3779b1) >>> 0) >>> (32 - depth);
      const bit = (rows.length / height) * y * 8 + x * depth;
      // Whole bytes begin with the lowest, and shares of a byte with the highest.
      if (depth < 8) rows[bit >> 3]! |= colour << (8 - depth - (bit & 7));
      else for (let n = 0; n < depth / 8; n++) rows[(bit >> 3) + n] = colour >>> (8 * n);
    }
  return rows;
}
