export type Point = readonly [number, number];

/** Tones of a picture, row by row, 0 black to 1 white. */
export interface Canvas {
  width: number;
  height: number;
  tones: Float32Array;
}

/** Height of a line in letter sizes, from its upper edge to that of the next. */
const LINE = 1.5;
/** Number of corners with which round shapes are drawn. */
const ROUND = 28;

/** Draws in the units of a paper what a camera sees of it: `project` maps a point of the paper to a point of the picture. */
export class Pen {
  readonly #canvas: Canvas;
  readonly #project: (x: number, y: number) => Point;

  constructor(canvas: Canvas, project: (x: number, y: number) => Point) {
    this.#canvas = canvas;
    this.#project = project;
  }

  /** Fills a shape; `cover`, 0 to 1, is how much it hides of what is below. */
  shape(corners: readonly Point[], tone: number, cover = 1): void {
    fillShape(
      this.#canvas,
      corners.map(([x, y]) => this.#project(x, y)),
      tone,
      cover,
    );
  }

  box(x: number, y: number, wide: number, tall: number, tone: number, cover = 1): void {
    this.shape(boxAt(x, y, wide, tall), tone, cover);
  }

  /** A box whose tone changes from left to right, in strips. */
  shade(x: number, y: number, wide: number, tall: number, [from, to]: Point, cover = 1): void {
    const strips = 24;
    for (let k = 0; k < strips; k++)
      this.box(x + (k * wide) / strips, y, wide / strips + 0.5, tall, from + ((to - from) * k) / (strips - 1), cover);
  }

  ellipse(x: number, y: number, rx: number, ry: number, tone: number, cover = 1): void {
    const corners = Array.from({ length: ROUND }, (_, k): Point => {
      const angle = (2 * Math.PI * k) / ROUND;
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
    });
    this.shape(corners, tone, cover);
  }

  line(points: readonly Point[], thick: number, tone: number, cover = 1): void {
    for (let k = 1; k < points.length; k++) {
      const [[x0, y0], [x1, y1]] = [points[k - 1]!, points[k]!];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [ux, uy] = [(((x1 - x0) / length) * thick) / 2, (((y1 - y0) / length) * thick) / 2];
      const ends: Point[] = [
        [x0 - ux - uy, y0 - uy + ux],
        [x1 + ux - uy, y1 + uy + ux],
        [x1 + ux + uy, y1 + uy - ux],
        [x0 - ux + uy, y0 - uy - ux],
      ];
      this.shape(ends, tone, cover);
    }
  }

  /**
   * Writes a line of letters whose capitals are `size` tall, from its upper left corner (x, y). Returns the top of the next line.
   */
  write(text: string, [x, y]: Point, size: number, { tone, bold = 0.15, wide = 0.62 }: Hand): number {
    [...text].forEach((letter, k) => {
      for (const stroke of GLYPHS[letter] ?? []) {
        const points = stroke.map(([gx, gy]): Point => [x + size * wide * (k + gx / 5), y + (size * gy) / 6]);
        this.line(points, size * bold, tone);
      }
    });
    return y + LINE * size;
  }
}

/** How letters are drawn: tone, and thickness of a stroke and width of a letter as shares of the size. */
export interface Hand {
  tone: number;
  bold?: number;
  wide?: number;
}

export function boxAt(x: number, y: number, wide: number, tall: number): Point[] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + tall],
    [x, y + tall],
  ];
}

/** Fills a polygon of the picture. */
export function fillShape({ width, height, tones }: Canvas, corners: readonly Point[], tone: number, cover = 1): void {
  let [upper, lower] = [height, 0];
  for (const [, y] of corners) {
    upper = Math.min(upper, y);
    lower = Math.max(lower, y);
  }
  const last = Math.min(height - 1, Math.floor(lower));
  for (let y = Math.max(0, Math.floor(upper)); y <= last; y++) {
    const crossings: number[] = [];
    for (let k = 0; k < corners.length; k++) {
      const from = corners[k]!;
      const to = corners[(k + 1) % corners.length]!;
      if (from[1] <= y + 0.5 !== to[1] <= y + 0.5)
        crossings.push(from[0] + ((y + 0.5 - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
    }
    if (crossings.length > 2) crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const left = Math.min(crossings[k]!, crossings[k + 1]!);
      const end = y * width + Math.min(width, Math.round(Math.max(crossings[k]!, crossings[k + 1]!)));
      for (let at = y * width + Math.max(0, Math.round(left)); at < end; at++)
        tones[at]! += cover * (tone - tones[at]!);
    }
  }
}

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

const GLYPHS: Record<string, Strokes> = Object.fromEntries(
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
