import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/** Reads the directory of the first page; the others are only counted. */
export function readTiffHeader(file: Buffer): PictureHeader {
  const tags = tagReader(file);
  const first = tags.number(4, 4);
  refuseLongChains(tags, first);
  const [width, height] = [tags.value(first, WIDTH, 0), tags.value(first, HEIGHT, 0)];
  const pixelBytes = Math.ceil(Math.max(8, tags.value(first, BITS, 1)) / 8) * tags.value(first, SAMPLES, 1);
  if (pixelBytes > MAX_PIXEL_BYTES) throw new RefusedHeader(`A pixel of ${pixelBytes} bytes is not supported.`);
  const rows = Math.min(height, tags.value(first, ROWS_PER_STRIP, height));
  const tile = tags.value(first, TILE_WIDTH, 0) * tags.value(first, TILE_HEIGHT, 0);
  // A strip, or a row of tiles, is unpacked as a whole.
  const held = tile > 0 ? Math.max(tile, width * tags.value(first, TILE_HEIGHT, 0)) : width * rows;
  return { width, height, pixelBytes, passes: 1, held: held * pixelBytes };
}

interface Tags {
  number(at: number, bytes: 1 | 2 | 4): number;
  /** The value of a tag in the directory at this position; `otherwise` if it has no such tag. */
  value(directory: number, tag: number, otherwise: number): number;
  next(directory: number): number;
}

function tagReader(file: Buffer): Tags {
  const little = file.toString('latin1', 0, 2) === 'II';
  const number = (at: number, bytes: 1 | 2 | 4) => (little ? file.readUIntLE(at, bytes) : file.readUIntBE(at, bytes));
  const count = (directory: number) => number(directory, 2);
  return {
    number,
    value(directory, tag, otherwise) {
      if (count(directory) > MAX_TAGS) throw new RefusedHeader('It has too many tags.');
      for (let n = 0; n < count(directory); n++) {
        const at = directory + 2 + 12 * n;
        if (number(at, 2) === tag) return valueAt(at);
      }
      return otherwise;
    },
    next: (directory) => number(directory + 2 + 12 * count(directory), 4),
  };

  // Up to four bytes are in the directory itself. If there are several values (one for each color), the first one is used.
  // Decoders accept more types of numbers than any encoder writes here; read as one of these types, such a number could appear
  // smaller than it is, so other types are refused.
  function valueAt(at: number): number {
    const bytes = BYTES_OF_TYPE[number(at + 2, 2)];
    if (!bytes) throw new RefusedHeader('A number is of a type that is not supported.');
    const place = number(at + 4, 4) * bytes > 4 ? number(at + 8, 4) : at + 8;
    return number(place, bytes);
  }
}

function refuseLongChains(tags: Tags, first: number): void {
  let directory = first;
  for (let pages = 0; directory !== 0; pages++) {
    if (pages === MAX_PAGES) throw new RefusedHeader('It has too many pages.');
    directory = tags.next(directory);
  }
}

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const SAMPLES = 277;
const ROWS_PER_STRIP = 278;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
/** BYTE, SHORT and LONG. */
const BYTES_OF_TYPE: Record<number, 1 | 2 | 4> = { 1: 1, 3: 2, 4: 4 };
const MAX_TAGS = 200;
const MAX_PAGES = 100;
const MAX_PIXEL_BYTES = 16;
