import type { Random } from '../../../sandbox/people/random.ts';
import { type Canvas, fillShape, Pen, type Point } from './pen.ts';
import { outlineOf, type Paper, randomPaper } from './random-card.ts';

/** Longest side of a drawing in pixels; a photo is judged at half this size. */
const DRAWN = 1024;
/** Distance of the camera, in card widths. */
const EYE = 1.5;

/** A paper on a table, evenly lit, and a mask of where the paper is (0 to 1). */
export interface Scene {
  picture: Canvas;
  paper: Float32Array;
  /** Width of the paper in pixels, the unit in which reflections are measured. */
  unit: number;
  middle: Point;
}

export function drawScene(random: Random): Scene {
  const paper = randomPaper(random);
  const aspect = random.pick([0.74, 0.74, 0.75, 0.66, 0.5625, 0.64]);
  const standing = paper.tall > paper.wide ? random.chance(0.5) : random.chance(0.15);
  const [width, height] = standing ? [even(DRAWN * aspect), DRAWN] : [DRAWN, even(DRAWN * aspect)];
  const turned = standing !== paper.tall > paper.wide && random.chance(standing ? 0.5 : 0.8);
  const place = placeOn(random, paper, width, height, turned);
  const canvas: Canvas = { width, height, tones: new Float32Array(width * height) };
  layTable(canvas, random);
  const seen = outlineOf(paper).map(([x, y]) => place.project(x, y));
  const shift = random.between(0, 16);
  for (let k = 4; k > 0; k--) fillShape(canvas, grown(seen, k * 3, shift), 0, 0.12);
  fillShape(canvas, seen, 0.9);
  paper.draw(new Pen(canvas, place.project));
  const mask: Canvas = { width, height, tones: new Float32Array(width * height) };
  fillShape(mask, seen, 1);
  return {
    picture: halve(canvas),
    paper: halve(mask).tones,
    unit: place.unit / 2,
    middle: [place.middle[0] / 2, place.middle[1] / 2],
  };
}

function placeOn(random: Random, paper: Paper, width: number, height: number, turned: boolean) {
  const slope = random.pick([0.06, 0.14, 0.26]);
  const [a, b] = [random.between(-slope, slope), random.between(-slope, slope)];
  const turn = random.between(-slope, slope) * 0.6 + (turned ? Math.PI / 2 : 0) + (random.chance(0.08) ? Math.PI : 0);
  const [across, along] = turned ? [paper.tall, paper.wide] : [paper.wide, paper.tall];
  const scale =
    Math.min(width / across, height / along) *
    random.pick([random.between(0.6, 0.8), random.between(0.78, 0.96), random.between(0.86, 1.02)]);
  const middle: Point = [
    width / 2 + random.between(-0.03, 0.03) * width,
    height / 2 + random.between(-0.03, 0.03) * height,
  ];
  const eye = EYE * Math.max(paper.wide, paper.tall);
  const project = (x: number, y: number): Point => {
    const [u, v] = [x - paper.wide / 2, y - paper.tall / 2];
    const [p, q] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
    const depth = eye / (eye - p * Math.sin(a) - q * Math.sin(b));
    return [middle[0] + scale * depth * p * Math.cos(a), middle[1] + scale * depth * q * Math.cos(b)];
  };
  return { project, unit: scale * Math.max(paper.wide, paper.tall), middle };
}

function layTable(canvas: Canvas, random: Random): void {
  const tone = random.pick([random.between(0.08, 0.5), random.between(0.08, 0.5), random.between(0.5, 0.95)]);
  const kind = random.whole(0, 2);
  const [wave, angle, strength] = [
    random.between(6, 40),
    random.between(0, Math.PI),
    random.between(0.01, kind === 1 ? 0.12 : 0.05),
  ];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x1, y1] = [random.between(-0.3, 0.3), random.between(-0.3, 0.3)];
  const { width, height, tones } = canvas;
  // For blocks of 2×2 pixels: a table has no finer detail.
  for (let at = 0; at < tones.length / 4; at++) {
    const [x, y] = [2 * (at % (width / 2)), 2 * Math.floor(at / (width / 2))];
    const across = (x * c + y * s) / wave;
    const stripe =
      kind === 2 ? 0 : kind === 0 ? Math.sign(Math.sin(across)) : Math.sin(across + 2 * Math.sin((y * c - x * s) / 90));
    const light = x1 * (x / width - 0.5) + y1 * (y / height - 0.5);
    const value = Math.min(1, Math.max(0.02, tone + strength * stripe + 0.5 * light));
    const from = y * width + x;
    for (const place of [from, from + 1, from + width, from + width + 1]) tones[place] = value;
  }
}

function grown(corners: Point[], by: number, shift: number): Point[] {
  const [cx, cy] = [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ];
  return corners.map(([x, y]) => [x + Math.sign(x - cx) * by, y + Math.sign(y - cy) * by + shift]);
}

function halve({ width, height, tones }: Canvas): Canvas {
  const [half, rows] = [width / 2, height / 2];
  const out = new Float32Array(half * rows);
  for (let at = 0; at < out.length; at++) {
    const from = 2 * Math.floor(at / half) * width + 2 * (at % half);
    out[at] = (tones[from]! + tones[from + 1]! + tones[from + width]! + tones[from + width + 1]!) / 4;
  }
  return { width: half, height: rows, tones: out };
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}

/** Light reflected by a paper. */
export interface Reflection {
  /** How much of the paper it hides at a point of the picture, 0 to 1. */
  veil: (x: number, y: number) => number;
  /** Its tone, or how much light it adds. */
  white: number;
  adds: boolean;
  /** Its left, upper, right and lower edges, beyond which it hides nothing. */
  within: readonly [number, number, number, number];
}

const reflectionKinds = ['lamp', 'lamp', 'lamp', 'disc', 'window', 'tube', 'row', 'side'] as const;

/** A reflection that hides what is below its middle. */
export function strongReflection(random: Random, scene: Scene): Reflection {
  const adds = random.chance(0.3);
  const shape = shapeOf(random, scene, random.pick(reflectionKinds), adds ? 1 : random.between(0.92, 1));
  return {
    ...shape,
    adds,
    white: adds ? random.between(0.9, 3) : random.chance(0.75) ? 1 : random.between(0.85, 1.05),
  };
}

/** A weak reflection through which print stays readable. */
export function weakReflection(random: Random, scene: Scene): Reflection {
  const kind = random.pick(['lamp', 'lamp', 'side', 'window', 'disc'] as const);
  const size = random.pick([1, 2.5]);
  return { ...shapeOf(random, scene, kind, random.between(0.15, 0.72), size), adds: false, white: 1 };
}

type Kind = (typeof reflectionKinds)[number];

function shapeOf(
  random: Random,
  { unit, middle, picture }: Scene,
  kind: Kind,
  peak: number,
  size = 1,
): Pick<Reflection, 'veil' | 'within'> {
  const angle = random.between(0, Math.PI);
  const [cx, cy] = [
    middle[0] + random.between(-0.45, 0.45) * unit,
    middle[1] + random.between(-0.3, 0.3) * unit * (picture.height > picture.width ? 1.5 : 1),
  ];
  const radius =
    unit * size * random.pick([random.between(0.03, 0.1), random.between(0.05, 0.2), random.between(0.05, 0.2)]);
  const core = kind === 'disc' ? random.between(0.8, 0.97) : random.between(0, 0.8);
  const fall = random.pick([linear, linear, smooth, round]);
  const edge = (far: number) => (far <= core ? peak : far >= 1 ? 0 : peak * fall((1 - far) / (1 - core)));
  const flat =
    kind === 'tube' ? random.between(0.12, 0.4) : kind === 'window' ? random.between(0.4, 1) : random.between(0.5, 1);
  const along = kind === 'tube' ? Math.max(radius * 1.4, unit * random.between(0.1, 0.4)) : radius;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const far = 1.5 * Math.max(along, radius) * (kind === 'row' ? 10 : 1);
  const within =
    kind === 'side'
      ? ([0, 0, picture.width, picture.height] as const)
      : ([cx - far, cy - far, cx + far, cy + far] as const);
  const place = (x: number, y: number): [number, number] => [
    ((x - cx) * c + (y - cy) * s) / along,
    ((y - cy) * c - (x - cx) * s) / (along * flat),
  ];
  if (kind === 'window') {
    const bar = random.chance(0.4) ? random.between(0.03, 0.1) : 0;
    const veil = (x: number, y: number) => {
      const [u, v] = place(x, y);
      const lit = edge(Math.max(Math.abs(u), Math.abs(v)));
      return Math.abs(u) < bar || Math.abs(v) < bar ? 0.2 * lit : lit;
    };
    return { veil, within };
  }
  if (kind === 'row') {
    const [count, step] = [random.whole(2, 4), random.between(1.6, 3)];
    const veil = (x: number, y: number) => {
      const [u, v] = place(x, y);
      const near = Math.min(count - 1, Math.max(0, Math.round(u / step)));
      return edge(Math.hypot(u - near * step, v));
    };
    return { veil, within };
  }
  if (kind === 'side') {
    const reach = unit * random.between(0.15, 0.45);
    const start = unit * random.between(0.1, 0.4);
    return {
      veil: (x, y) => edge(Math.max(0, 1 - ((x - middle[0]) * c + (y - middle[1]) * s - start) / reach)),
      within,
    };
  }
  return {
    veil: (x, y) => {
      const [u, v] = place(x, y);
      return edge(Math.sqrt(u * u + v * v));
    },
    within,
  };
}

function linear(share: number): number {
  return share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function round(share: number): number {
  return Math.exp(-4 * (1 - share) ** 2) - Math.exp(-4) * (1 - share);
}
