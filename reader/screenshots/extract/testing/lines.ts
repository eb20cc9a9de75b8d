import type { TextLine } from '../../../engine/text-line.ts';

/** Text on an imagined screen for tests: [text, left, top, height]; the width follows from the letters. */
export function linesOf(...pieces: [text: string, left: number, top: number, height?: number][]): TextLine[] {
  return pieces.map(([text, left, top, height = 40]) => {
    const width = text.length * height * 0.5;
    return {
      text,
      confidence: 0.99,
      at: [...text].map((_, k) => (k + 0.5) / text.length),
      paper: [255, 255, 255],
      left,
      right: left + width,
      top,
      bottom: top + height,
      height,
      box: { x: left + width / 2, y: top + height / 2, width, height, angle: 0 },
    };
  });
}
