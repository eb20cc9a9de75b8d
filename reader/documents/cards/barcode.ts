import { asSharp, type Picture } from '../../engine/picture.ts';
import { readCodes } from '../../opening/read-codes.ts';

// Degrees, and longest sides in pixels: a slanted or finely printed code is readable in one of these. Level ones are the usual
// case, so they come first.
const TURNS = [0, 3, -3, 6, -6, 9, -9];
const SIDES = [1600, 1000, 2000];

/** The text of the PDF417 in a picture; null if none is found. `patient` also searches for a code that is at an angle. */
export async function readPdf417(picture: Picture, patient: boolean): Promise<string | null> {
  for (const side of patient ? SIDES : SIDES.slice(0, 1)) {
    for (const turn of patient ? TURNS : [0]) {
      const text = await look(picture, side, turn);
      if (text !== null) return text;
    }
  }
  return null;
}

/** The texts of the QR codes in a picture, four at most. */
export async function readQrCodes(picture: Picture): Promise<string[]> {
  const { data, info } = await asSharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const found = await readCodes({ data, width, height }, { format: 'QRCode', most: 4 });
  return found.map(({ text }) => text);
}

async function look(picture: Picture, side: number, turn: number): Promise<string | null> {
  const { data, info } = await asSharp(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .rotate(turn, { background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [found] = await readCodes({ data, width, height }, { format: 'PDF417', most: 1 });
  return found?.text ?? null;
}
