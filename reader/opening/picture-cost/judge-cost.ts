import { readFile } from 'node:fs/promises';
import { readGifHeader, readPngHeader, readWebpHeader } from './chunk-headers.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { type PictureHeader, RefusedHeader } from './picture-header.ts';
import { readTiffHeader } from './tiff-header.ts';

export interface PictureCost {
  /** Whether unpacking needs so much memory that it shouldn't run at the same time as another large one. */
  large: boolean;
}

/**
 * The cost of unpacking a picture that sharp opens, by its structure alone. Throws {@link RefusedHeader} if it exceeds what any
 * photo or screenshot needs, for other bytes, and for a file that ends before its last picture does: decoders open only the
 * first. Sharp's own metadata don't tell that, nor how often and from how much memory a JPEG or a TIFF is decoded.
 */
export function judgeCost(file: Buffer): PictureCost {
  const { width, height, pixelBytes, passes, held } = readHeader(file);
  const pixels = width * height;
  refuseWhen(!(width > 0 && height > 0 && pixels <= MAX_PIXELS), `It measures ${width} x ${height}.`);
  const bytes = pixels * pixelBytes;
  refuseWhen(bytes > MAX_BYTES, `It unpacks to ${bytes} bytes.`);
  refuseWhen(held > MAX_HELD_BYTES, `It takes ${held} bytes of memory at once.`);
  refuseWhen(passes > MAX_PASSES || passes * pixels > MAX_PASSED_PIXELS, `It is decoded in ${passes} passes.`);
  const proportion = Math.max(width, height) / Math.min(width, height);
  refuseWhen(proportion > MAX_PROPORTION && pixels > THIN_PIXELS, `It is ${width} wide and ${height} high.`);
  return { large: Math.max(bytes, held) > LARGE_BYTES };
}

/** Judges pictures, given as bytes or by path, one after the other: so this process holds the bytes of at most one. */
export function judgeOneByOne(): (picture: Uint8Array | string) => Promise<PictureCost> {
  let before: Promise<unknown> = Promise.resolve();
  return (picture) => {
    const cost = before.then(async () =>
      judgeCost(typeof picture === 'string' ? await readFile(picture) : Buffer.from(picture)),
    );
    before = cost.catch(() => {});
    return cost;
  };
}

function readHeader(file: Buffer): PictureHeader {
  const read = readers.find(({ starts }) => starts(file));
  refuseWhen(!read, 'It is not a picture.');
  try {
    return read!.header(file);
  } catch (error) {
    // Reading beyond the end of a buffer is a RangeError: the header declares more than there is.
    if (error instanceof RangeError) throw new RefusedHeader('Its header is cut off.');
    throw error;
  }
}

function refuseWhen(tooMuch: boolean, why: string): void {
  if (tooMuch) throw new RefusedHeader(why);
}

const begins =
  (text: string, at = 0) =>
  (file: Buffer) =>
    file.toString('latin1', at, at + text.length) === text;
const readers: { starts(file: Buffer): boolean; header(file: Buffer): PictureHeader }[] = [
  { starts: begins('\xff\xd8\xff'), header: readJpegHeader },
  { starts: begins('\x89PNG\r\n\x1a\n'), header: readPngHeader },
  { starts: begins('GIF8'), header: readGifHeader },
  { starts: begins('WEBP', 8), header: readWebpHeader },
  { starts: begins('II*\0'), header: readTiffHeader },
  { starts: begins('MM\0*'), header: readTiffHeader },
];

/** Phones take photos of 50 megapixels. */
export const MAX_PIXELS = 50_000_000;
/** 50 megapixels with four bytes each. */
const MAX_BYTES = 200_000_000;
/** Enough for a progressive photo of 36 megapixels, an interlaced one of 27, and a WebP or GIF of 13. */
const MAX_HELD_BYTES = 110_000_000;
/** Encoders write a progressive photo in ten scans, a few in up to twenty. */
const MAX_PASSES = 40;
const MAX_PASSED_PIXELS = 16 * MAX_PIXELS;
/** A scrolling screenshot measures 1080 x 20,000. */
const MAX_PROPORTION = 25;
const THIN_PIXELS = 4_000_000;
/** A photo of 12 or 13 megapixels, which drivers send most, is below this: it is unpacked while a stranger's large file is. */
const LARGE_BYTES = 40_000_000;
