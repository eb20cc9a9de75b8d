import sharp from 'sharp';
import type { Layout } from '../finding.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Rows of steps, and steps in each. */
const SIDE = 16;
/** In gray levels: what compression changes must not flip flat areas. */
const STEP = 3;
/** Rows of tones, and tones in each. */
const TONES = 32;

/** Features shared by a picture and its shrunk or recompressed copies: where it gets darker, and how light its areas are. */
export async function readLayout(path: string): Promise<Layout> {
  const grey = await shrink(path, SIDE + 1, SIDE);
  let steps = '';
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = row * (SIDE + 1) + column;
      steps += grey[at]! > grey[at + 1]! + STEP ? '1' : '0';
    }
  }
  return { steps, tones: (await shrink(path, TONES, TONES)).toString('base64') };
}

function shrink(path: string, width: number, height: number): Promise<Buffer> {
  return sharp(path).greyscale().resize({ width, height, fit: 'fill' }).raw().toBuffer();
}
