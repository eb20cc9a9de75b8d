import { writeFile } from 'node:fs/promises';
import { type FileKind, MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { roomFor } from '@volante/contract/media/several-screens.ts';
import sharp, { type Sharp } from 'sharp';
import { readBmp } from './bmp.ts';
import type { Accepted, Inspection } from './finding.ts';
import { readHeic } from './heic.ts';
import { MAX_PIXELS } from './picture-cost/judge-cost.ts';
import { isSrgb } from './srgb-profile.ts';

// The pool limits concurrency, and no picture is opened twice, so caching is useless.
sharp.concurrency(1);
sharp.cache(false);

type PictureKind = Exclude<FileKind, 'pdf'>;

/** Keeps a 12-megapixel photo at full size; longer edges are scaled down, but for scrolled screenshots. */
const MAX_EDGE = 4096;
/** A page at 240 dots per inch. */
const PAGE_EDGE = 2600;
/** The stored file is never larger than the upload limit. */
const MAX_STORED_BYTES = MAX_FILE_BYTES;
/** It is decoded completely, with four bytes for each pixel. */
const MAX_BMP_PIXELS = MAX_PIXELS / 2;
/** Optimizing the codes for the whole picture would keep it in memory: 72 MB for 12 megapixels. */
const STREAMED = { optimiseCoding: false };

/**
 * Decodes the whole picture (the first frame of an animation) and re-encodes it, upright and in sRGB. Only the pixels survive,
 * without the location in EXIF or a second file hidden behind them. Throws if the picture is broken.
 */
export async function rewritePicture(picture: Inspection & { kind: PictureKind }): Promise<Accepted> {
  const { path, kind, target, page = false } = picture;
  // PNG and GIF are drawings and screenshots, with sharp edges and transparent parts; one that is scaled down is neither.
  const drawing = !page && (kind === 'png' || kind === 'gif') ? await open(path, kind, MAX_EDGE) : null;
  if (drawing && (await fits(drawing, MAX_EDGE))) {
    const { size } = await (await upright(drawing, MAX_EDGE)).png().toFile(target);
    if (size <= MAX_STORED_BYTES) return stored(target, size, 'image/png');
  }
  const edge = page ? PAGE_EDGE : MAX_EDGE;
  const pixels = await upright(await open(path, kind, edge), edge);
  return stored(target, await writeJpeg(pixels, target), 'image/jpeg');
}

/** Whether a picture keeps its size. */
async function fits(picture: Sharp, edge: number): Promise<boolean> {
  const { autoOrient } = await picture.metadata();
  const room = roomFor(autoOrient, edge);
  return autoOrient.width <= room.width && autoOrient.height <= room.height;
}

async function upright(picture: Sharp, edge: number): Promise<Sharp> {
  const { autoOrient } = await picture.metadata();
  return picture
    .resize({ ...roomFor(autoOrient, edge), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 20 });
}

// Re-encoding noise may make the file larger, so the picture is shrunk until it fits.
async function writeJpeg(pixels: Sharp, target: string): Promise<number> {
  let bytes = await pixels
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88, ...STREAMED })
    .toBuffer();
  for (let edge = PAGE_EDGE; bytes.length > MAX_STORED_BYTES; edge = Math.round(edge * 0.7)) {
    const smaller = await upright(sharp(bytes), edge);
    bytes = await smaller.jpeg({ quality: 80, ...STREAMED }).toBuffer();
  }
  await writeFile(target, bytes);
  return bytes.length;
}

function stored(path: string, size: number, mimeType: Accepted['mimeType']): Accepted {
  return { refusal: null, path, size, mimeType, pages: null };
}

async function open(path: string, kind: PictureKind, edge: number): Promise<Sharp> {
  if (kind === 'heic' || kind === 'bmp') {
    const raw = kind === 'heic' ? await readHeic(path, MAX_PIXELS, edge) : await readBmp(path, MAX_BMP_PIXELS);
    const { width, height, channels, pixels } = raw;
    return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
  }
  // libtiff reports a truncated TIFF as an error. In a JPEG, errors smaller than a truncation are common and harmless.
  const failOn = kind === 'tiff' ? 'error' : 'truncated';
  const settings = { failOn, limitInputPixels: MAX_PIXELS } as const;
  const picture = sharp(path, settings);
  const { format, icc } = await picture.metadata();
  if (format !== kind) throw new Error(`The bytes look like ${kind} and decode as ${format}.`);
  return (icc && isSrgb(icc) ? sharp(path, { ...settings, ignoreIcc: true }) : picture).autoOrient();
}
