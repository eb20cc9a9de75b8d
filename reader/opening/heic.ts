import { readFile } from 'node:fs/promises';
import { decodeHeif } from './heif-library.ts';
import { planesToRgb } from './planes-to-rgb.ts';
import { type RawPicture, refuseHugePicture } from './raw-picture.ts';

/**
 * Decodes the main picture, rotated as declared in the file. It may be returned at half size, as long as no edge gets much
 * shorter than `edge`. Throws if it is broken or larger than `maxPixels`.
 */
export async function readHeic(path: string, maxPixels: number, edge: number): Promise<RawPicture> {
  const file = await readFile(path);
  return planesToRgb(
    decodeHeif(file, (width, height) => refuseHugePicture(width, height, maxPixels)),
    edge,
  );
}
