import type { TextLine } from '../../../engine/text-line.ts';

type Piece = [text: string, left: number, top: number, height?: number];

/** Text on an imagined screen for tests: [text, left, top, height]; the width follows from the letters. */
export function linesOf(...pieces: Piece[]): TextLine[] {
  return pieces.map(([text, left, top, height = 40]) => {
    const width = text.length * height * 0.5;
    return {
      text,
      confidence: 0.99,
      at: [...text].map((_, k) => (k + 0.5) / text.length),
      background: [255, 255, 255],
      left,
      right: left + width,
      top,
      bottom: top + height,
      height,
      box: { x: left + width / 2, y: top + height / 2, width, height, angle: 0 },
    };
  });
}

/** A weekly screen that is sure: the heading with its sum, and the rows below. */
export const weekly: { head: Piece[]; rows: Piece[] } = {
  head: [
    ['9:41', 40, 10, 36],
    ['Ganancias', 40, 90, 62],
    ['2 nov - 8 nov', 40, 180],
    ['$4,512.30', 40, 240, 96],
  ],
  rows: [
    ['L', 60, 620, 30],
    ['M', 180, 620, 30],
    ['X', 300, 620, 30],
    ['J', 420, 620, 30],
    ['V', 540, 620, 30],
    ['Viajes', 40, 720],
    ['57', 800, 720],
    ['En línea', 40, 810],
    ['31 h 20 min', 700, 810],
    ['Tarifa', 40, 900],
    ['$4,100.00', 700, 900],
    ['Propinas', 40, 990],
    ['$412.30', 700, 990],
  ],
};
