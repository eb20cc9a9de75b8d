import { type PictureHeader, RefusedHeader } from './picture-header.ts';

/** Reads the directory of the first page; the others are counted, and their data must be in the file. */
export function readTiffHeader(file: Buffer): PictureHeader {
  const tags = tagReader(file);
  const first = tags.number(4, 4);
  refuseLongOrCutChains(tags, first, file.length);
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
  /** The first value of a tag in the directory at this position; `otherwise` if it has no such tag. */
  value(directory: number, tag: number, otherwise: number): number;
  /** Its last value. */
  last(directory: number, tag: number, otherwise: number): number;
  /** The end of the values that are outside of the directory. */
  end(directory: number): number;
  next(directory: number): number;
}

function tagReader(file: Buffer): Tags {
  const little = file.toString('latin1', 0, 2) === 'II';
  const number = (at: number, bytes: 1 | 2 | 4) => (little ? file.readUIntLE(at, bytes) : file.readUIntBE(at, bytes));
  const count = (directory: number) => number(directory, 2);
  const tagsOf = (directory: number) => {
    if (count(directory) > MAX_TAGS) throw new RefusedHeader('It has too many tags.');
    return Array.from({ length: count(directory) }, (_, n) => directory + 2 + 12 * n);
  };
  const find = (directory: number, tag: number) => tagsOf(directory).find((at) => number(at, 2) === tag) ?? null;
  return {
    number,
    value(directory, tag, otherwise) {
      const at = find(directory, tag);
      return at === null ? otherwise : valueAt(at, 0);
    },
    last(directory, tag, otherwise) {
      const at = find(directory, tag);
      return at === null ? otherwise : valueAt(at, number(at + 4, 4) - 1);
    },
    end(directory) {
      const ends = tagsOf(directory).map((at) => {
        const bytes = (WIDE_TYPES[number(at + 2, 2)] ?? 1) * number(at + 4, 4);
        return bytes > 4 ? number(at + 8, 4) + bytes : 0;
      });
      return Math.max(0, ...ends);
    },
    next: (directory) => number(directory + 2 + 12 * count(directory), 4),
  };

  // Up to four bytes are in the directory itself. There may be several values, such as one for each color.
  // Decoders accept more types of numbers than any encoder writes here; read as one of these types, such a number could appear
  // smaller than it is, so other types are refused.
  function valueAt(at: number, index: number): number {
    const bytes = BYTES_OF_TYPE[number(at + 2, 2)];
    if (!bytes) throw new RefusedHeader('A number is of a type that is not supported.');
    const place = number(at + 4, 4) * bytes > 4 ? number(at + 8, 4) : at + 8;
    return number(place + index * bytes, bytes);
  }
}

// The decoder opens the first page and finds a truncation of it.
function refuseLongOrCutChains(tags: Tags, first: number, length: number): void {
  let directory = first;
  for (let pages = 0; directory !== 0; pages++) {
    if (pages === MAX_PAGES) throw new RefusedHeader('It has too many pages.');
    if (pages > 0 && endOfPage(tags, directory) > length) throw new RefusedHeader('A page is cut off.');
    directory = tags.next(directory);
  }
}

function endOfPage(tags: Tags, directory: number): number {
  const data = [STRIPS, TILES].map(([at, size]) => tags.last(directory, at, 0) + tags.last(directory, size, 0));
  return Math.max(tags.end(directory), ...data);
}

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const SAMPLES = 277;
const ROWS_PER_STRIP = 278;
/** Where their data is, and its length. */
const [STRIPS, TILES] = [
  [273, 279],
  [324, 325],
] as const;
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
/** BYTE, SHORT and LONG. */
const BYTES_OF_TYPE: Record<number, 1 | 2 | 4> = { 1: 1, 3: 2, 4: 4 };
/** Bytes of the types of more than one byte; SHORT to DOUBLE, and IFD. */
const WIDE_TYPES: Record<number, number> = { 3: 2, 4: 4, 5: 8, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4 };
const MAX_TAGS = 200;
const MAX_PAGES = 100;
const MAX_PIXEL_BYTES = 16;
