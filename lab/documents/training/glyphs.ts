/** Strokes of a letter: points on a grid of 4 by 6, upper left first. */
type Strokes = readonly (readonly (readonly [number, number])[])[];

// Each stroke is given as pairs of digits, column and row. Only the amount of ink and its place matter, so letters are plain.
const strokes: Record<string, string> = {
  A: '062046 1434',
  B: '0006364541320330 03331000',
  C: '4130100105163645',
  D: '06003041453606',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454424',
  H: '0006 4046 0343',
  I: '2026',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '10304145361605011000',
  P: '0600304142330333',
  R: '06003041423303 2346',
  S: '4130100112334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  '0': '10304145361605011000',
  '1': '112026',
  '2': '0110304142060646',
  '3': '00402344451605',
  '4': '3630044044',
  '5': '40000333444516 05',
  '6': '3003051636454433 03',
  '7': '004016',
  '8': '13020110304142331304051636454433',
  '9': '4213021030413616',
  '<': '410345',
  '/': '4006',
  '-': '1333',
};

export const GLYPHS: Record<string, Strokes> = Object.fromEntries(
  Object.entries(strokes).map(([letter, all]) => [letter, all.split(' ').map(pointsOf)]),
);

/** The letters that words are made of, and digits. */
export const LETTERS = Object.keys(strokes).filter((letter) => /[A-Z]/.test(letter));
export const DIGITS = [...'0123456789'];

function pointsOf(stroke: string): [number, number][] {
  return Array.from({ length: Math.floor(stroke.length / 2) }, (_, k) => [
    Number(stroke[2 * k]),
    Number(stroke[2 * k + 1]),
  ]);
}
