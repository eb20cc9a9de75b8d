import type { FileKind } from '@volante/contract/documents.ts';
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from '../../core/picture-cost/judge-cost.ts';
import { readBmp } from './bmp.ts';
import type { Accepted, Inspection } from './finding.ts';
import { readHeic } from './heic.ts';

type PictureKind = Exclude<FileKind, 'pdf'>;

/** Takes a photo of 12 megapixels as it is; longer edges are scaled down. */
const MAX_EDGE = 4096;
/** A page at 240 dots per inch. */
const PAGE_EDGE = 2600;

/**
 * Decodes the picture whole (the first frame of an animation) and writes it anew, upright and in sRGB: nothing but the
 * pixels survives, neither EXIF with a location nor a second file hidden behind them. Throws when it is broken.
 */
export async function rewritePicture(picture: Inspection & { kind: PictureKind }): Promise<Accepted> {
  const { path, kind, target, page = false } = picture;
  const edge = page ? PAGE_EDGE : MAX_EDGE;
  const pixels = (await open(path, kind))
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 20 });
  // PNG and GIF are drawings and screens: sharp edges, see-through parts.
  const lossless = !page && (kind === 'png' || kind === 'gif');
  const encoded = lossless ? pixels.png() : pixels.flatten({ background: '#fff' }).jpeg({ quality: 88 });
  const { size } = await encoded.toFile(target);
  return {
    refusal: null,
    path: target,
    size,
    mimeType: lossless ? 'image/png' : 'image/jpeg',
    pages: null,
    flags: [],
  };
}

async function open(path: string, kind: PictureKind): Promise<Sharp> {
  if (kind === 'heic' || kind === 'bmp') {
    const { width, height, rgba } =
      kind === 'heic' ? await readHeic(path, MAX_PIXELS) : await readBmp(path, MAX_PIXELS);
    return sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
  }
  // A cut TIFF is an error, no truncation, to libtiff; in a JPEG smaller faults than a cut are common and harmless.
  const failOn = kind === 'tiff' ? 'error' : 'truncated';
  const picture = sharp(path, { failOn, limitInputPixels: MAX_PIXELS });
  const { format } = await picture.metadata();
  if (format !== kind) throw new Error(`The bytes look like ${kind} and decode as ${format}.`);
  return picture.autoOrient();
}
