import sharp from 'sharp';
import type { Layout } from '../finding.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Number of rows of steps, and of steps per row. */
const SIDE = 16;
/** In gray levels: smaller differences don't count, so that compression doesn't change flat areas. */
const STEP = 3;
/** Number of rows of tones, and of tones per row. */
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
