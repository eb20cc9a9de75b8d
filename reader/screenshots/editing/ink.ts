import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';

/** A level line of text cut out of a picture with some margin: how much ink each pixel has, from 0 to 1. */
export interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
  ink: Float32Array;
  /** Height of the text within. */
  text: number;
}

/** In heights of the line. */
const MARGIN = 0.25;
/** Difference in colour below which text is too faint. */
const FAINTEST = 60;
/** Of the pixels, the share from which the colour of the ink is taken. */
const INKED = 0.03;

/** The ink of a line; null if it is too faint. */
export function inkOf({ rgb, width: whole, height: tall }: Picture, { box, background }: TextLine): Line | null {
  const margin = Math.round(box.height * MARGIN);
  const left = Math.max(0, Math.floor(box.x - box.width / 2 - margin / 2));
  const right = Math.min(whole, Math.ceil(box.x + box.width / 2 + margin / 2));
  const top = Math.max(0, Math.floor(box.y - box.height / 2 - margin));
  const bottom = Math.min(tall, Math.ceil(box.y + box.height / 2 + margin));
  const [width, height] = [right - left, bottom - top];
  if (width < 8 || height < 8) return null;
  const away = new Int16Array(3 * width * height);
  const far = new Uint16Array(width * height);
  for (let k = 0; k < far.length; k++) {
    const from = 3 * ((top + Math.floor(k / width)) * whole + left + (k % width));
    for (let c = 0; c < 3; c++) away[3 * k + c] = rgb[from + c]! - background[c]!;
    far[k] = Math.hypot(away[3 * k]!, away[3 * k + 1]!, away[3 * k + 2]!);
  }
  const most = far.toSorted()[Math.floor(far.length * (1 - INKED))]!;
  if (most < FAINTEST) return null;
  const [r, g, b] = meanWhere(away, far, most * 0.8);
  const square = r * r + g * g + b * b;
  const ink = new Float32Array(far.length);
  for (let k = 0; k < ink.length; k++) {
    const share = (away[3 * k]! * r + away[3 * k + 1]! * g + away[3 * k + 2]! * b) / square;
    ink[k] = Math.min(1, Math.max(0, share));
  }
  return { left, top, width, height, ink, text: box.height };
}

function meanWhere(away: Int16Array, far: Uint16Array, least: number): [r: number, g: number, b: number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let k = 0; k < far.length; k++) {
    if (far[k]! < least) continue;
    for (let c = 0; c < 3; c++) sum[c]! += away[3 * k + c]!;
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

interface Piece {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

/** Less than this share of the line's height squared is a speck. */
const SPECK = 0.001;

/** The connected pieces of ink from left to right; those above each other are one. */
export function piecesOf({ width, height, ink, text }: Line): Piece[] {
  const margin = 0.8 * ((height - text) / 2);
  const own = connected(width, height, ink).filter(({ area, top, bottom }) => {
    const middle = (top + bottom) / 2;
    return area >= SPECK * text * text && middle > margin && middle < height - margin;
  });
  own.sort((a, b) => a.left - b.left);
  const pieces: Piece[] = [];
  for (const piece of own) {
    const last = pieces.at(-1);
    if (last && isAbove(last, piece)) pieces[pieces.length - 1] = joined(last, piece);
    else pieces.push(piece);
  }
  return pieces;
}

function isAbove(first: Piece, other: Piece): boolean {
  const shared = Math.min(first.right, other.right) - Math.max(first.left, other.left);
  return shared > 0.5 * Math.min(first.right - first.left, other.right - other.left);
}

function joined(first: Piece, other: Piece): Piece {
  return {
    left: Math.min(first.left, other.left),
    right: Math.max(first.right, other.right),
    top: Math.min(first.top, other.top),
    bottom: Math.max(first.bottom, other.bottom),
    area: first.area + other.area,
  };
}

const HALF = 0.5;

function connected(width: number, height: number, ink: Float32Array): Piece[] {
  const seen = new Uint8Array(ink.length);
  const pieces: Piece[] = [];
  const stack: number[] = [];
  const visit = (k: number) => {
    if (seen[k] || ink[k]! < HALF) return;
    seen[k] = 1;
    stack.push(k);
  };
  for (let start = 0; start < ink.length; start++) {
    visit(start);
    if (stack.length === 0) continue;
    const piece = { left: width, right: 0, top: height, bottom: 0, area: 0 };
    for (let k = stack.pop(); k !== undefined; k = stack.pop()) {
      const [x, y] = [k % width, Math.floor(k / width)];
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x + 1);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y + 1);
      piece.area++;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) visit(ny * width + nx);
    }
    pieces.push(piece);
  }
  return pieces;
}
