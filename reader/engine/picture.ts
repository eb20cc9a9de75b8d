import { readFile } from 'node:fs/promises';
import { roomFor } from '@volante/contract/media/several-screens.ts';
import sharp, { type Sharp } from 'sharp';
import { judgeCost, MAX_PIXELS } from '../opening/picture-cost/judge-cost.ts';

/** Pixels in the models' format: 3 bytes per pixel, upright, longest side at most {@link LONGEST_SIDE}; a tall one has no more pixels
 * than a square of it. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** The bytes can't be decoded as a picture, or it is too large for a screenshot. */
export class NotAnImage extends Error {}

const LONGEST_SIDE = 2000;
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes bytes, or a file by path: applies EXIF orientation, puts transparency on white. Throws {@link NotAnImage}, also for a
 * picture that would cost more to decode than any screenshot.
 */
export async function decodePicture(image: Uint8Array | string): Promise<Picture> {
  const bytes = Buffer.from(typeof image === 'string' ? await readFile(image) : image);
  try {
    judgeCost(bytes);
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ ...roomFor(autoOrient, LONGEST_SIDE), fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgb: data };
  } catch (error) {
    throw new NotAnImage((error as Error).message);
  }
}

/** A resized copy of exactly this size, so the two axes may scale a little differently. */
export async function resizePicture(picture: Picture, width: number, height: number): Promise<Picture> {
  const data = await asSharp(picture).resize({ width, height, fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { width, height, rgb: data };
}

/** The picture turned clockwise by a multiple of 90 degrees. */
export async function turnPicture(picture: Picture, degrees: number): Promise<Picture> {
  if (degrees === 0) return picture;
  const { data, info } = await asSharp(picture).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

export function asSharp(picture: Picture): Sharp {
  return sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });
}
