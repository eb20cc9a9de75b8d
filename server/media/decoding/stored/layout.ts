import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** Rows, and areas in each. */
const SIDE = 16;
/** In gray levels: what compression changes must not flip flat areas. */
const STEP = 3;

/** Which of two neighboring areas of a picture is lighter, row by row; the same for a shrunk or recompressed copy. */
export async function readLayout(path: string): Promise<string> {
  const grey = await sharp(path)
    .greyscale()
    .resize({ width: SIDE + 1, height: SIDE, fit: 'fill' })
    .raw()
    .toBuffer();
  let layout = '';
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = row * (SIDE + 1) + column;
      layout += grey[at]! > grey[at + 1]! + STEP ? '1' : '0';
    }
  }
  return layout;
}
