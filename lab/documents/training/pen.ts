import { GLYPHS } from './glyphs.ts';

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
