import { createHash } from 'node:crypto';
import { type Characters, LINE_HEIGHT, type Models } from './models.ts';
import type { Picture } from './picture.ts';
import type { Rectangle } from './rectangle.ts';

/** The text of one rectangle. `at` are the letters' positions along its width, 0 to 1; `background` is the color behind them. */
export interface Reading {
  text: string;
  confidence: number;
  at: number[];
  background: readonly [r: number, g: number, b: number];
}

const WIDEST = 1600;
/** How many lines' readings are kept: the lines of about a dozen screens. */
const KEPT_LINES = 300;

const readBefore = new WeakMap<Models, RecentResults<Reading>>();

/**
 * Reads every rectangle, one at a time: a single line fits the processor's cache, and a batch takes a third longer per line. The rest
 * of the picture doesn't influence a reading, so a line with exactly the pixels of an earlier one isn't read again: twelve screens of
 * one app share a third of their lines.
 */
export async function recognizeText(models: Models, picture: Picture, boxes: Rectangle[]): Promise<Reading[]> {
  const known = readBefore.get(models) ?? new RecentResults<Reading>(KEPT_LINES);
  readBefore.set(models, known);
  const readings: Reading[] = [];
  // One buffer for all lines: memory outside the heap triggers the garbage collector, which costs more than the lines.
  const room = new Float32Array(3 * LINE_HEIGHT * Math.max(0, ...boxes.map(lineWidth)));
  for (const box of boxes) {
    const key = printOf(picture, box);
    const reading = known.get(key) ?? (await recognizeLine(models, picture, box, room));
    known.set(key, reading);
    readings.push(reading);
  }
  return readings;
}

async function recognizeLine(models: Models, picture: Picture, box: Rectangle, room: Float32Array): Promise<Reading> {
  const width = lineWidth(box);
  const input = room.subarray(0, 3 * LINE_HEIGHT * width);
  const background = cutLine(picture, box, width, input);
  return { ...decodeCharacters(await models.recognize(input, width), models.alphabet), background };
}

/**
 * A hash of everything that a line's reading depends on: the pixels around its rectangle, and its position among them. Hashing
 * the line after cutting it out and scaling it took eight times as long.
 */
function printOf({ rgb, width, height }: Picture, box: Rectangle): string {
  const [cos, sin] = [Math.abs(Math.cos(box.angle)), Math.abs(Math.sin(box.angle))];
  const reachX = (box.width * cos + box.height * sin) / 2 + 2;
  const reachY = (box.width * sin + box.height * cos) / 2 + 2;
  const left = Math.max(0, Math.floor(box.x - reachX));
  const right = Math.min(width, Math.ceil(box.x + reachX));
  const top = Math.max(0, Math.floor(box.y - reachY));
  const bottom = Math.min(height, Math.ceil(box.y + reachY));
  const bytes = 3 * Math.max(0, right - left);
  const around = new Uint8Array(bytes * Math.max(0, bottom - top));
  for (let y = top; y < bottom; y++) {
    const from = 3 * (y * width + left);
    around.set(rgb.subarray(from, from + bytes), (y - top) * bytes);
  }
  // To a millionth of a pixel: equal lines at different places differ in the last digits.
  const lies = [box.x - left, box.y - top, box.width, box.height, box.angle].map((number) => number.toFixed(6));
  return createHash('sha1')
    .update(`${[bytes, ...lies]}`)
    .update(around)
    .digest('base64');
}

/** Width of a rectangle in pixels, scaled to the network's line height. */
export function lineWidth(box: Rectangle): number {
  const wanted = Math.ceil((LINE_HEIGHT * box.width) / Math.max(1, box.height) / 8) * 8;
  return Math.min(WIDEST, Math.max(16, wanted));
}

/** Samples the rotated rectangle upright into three planes of -1..1; returns the median color of its border. */
function cutLine(picture: Picture, box: Rectangle, width: number, out: Float32Array): Reading['background'] {
  const { rgb } = picture;
  const area = LINE_HEIGHT * width;
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const taps = Math.min(4, Math.max(1, Math.round(box.height / LINE_HEIGHT)));
  const n = taps * taps;
  const lastX = picture.width - 1;
  const lastY = picture.height - 1;
  const stride = picture.width * 3;
  // The part of the position that all samples of a column share, and all of a row.
  const across = samplesAlong(box.width, width, taps);
  const down = samplesAlong(box.height, LINE_HEIGHT, taps);
  const [fromX, fromY] = [across.map((u) => box.x + u * cos), across.map((u) => box.y + u * sin)];
  const [moveX, moveY] = [down.map((v) => v * sin), down.map((v) => v * cos)];
  const rim = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
  for (let row = 0; row < LINE_HEIGHT; row++) {
    const isRim = row === 1 || row === LINE_HEIGHT - 2;
    for (let col = 0; col < width; col++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let dv = row * taps; dv < (row + 1) * taps; dv++) {
        const dx = moveX[dv]!;
        const dy = moveY[dv]!;
        for (let du = col * taps; du < (col + 1) * taps; du++) {
          const x = Math.min(lastX, Math.max(0, fromX[du]! - dx - 0.5));
          const y = Math.min(lastY, Math.max(0, fromY[du]! + dy - 0.5));
          // Neither is negative, so this is their floor.
          const x0 = x | 0;
          const y0 = y | 0;
          const fx = x - x0;
          const fy = y - y0;
          const p = y0 * stride + x0 * 3;
          const q = x0 < lastX ? p + 3 : p;
          const below = y0 < lastY ? stride : 0;
          const wp = (1 - fx) * (1 - fy);
          const wq = fx * (1 - fy);
          const wr = (1 - fx) * fy;
          const ws = fx * fy;
          r += rgb[p]! * wp + rgb[q]! * wq + rgb[p + below]! * wr + rgb[q + below]! * ws;
          g += rgb[p + 1]! * wp + rgb[q + 1]! * wq + rgb[p + below + 1]! * wr + rgb[q + below + 1]! * ws;
          b += rgb[p + 2]! * wp + rgb[q + 2]! * wq + rgb[p + below + 2]! * wr + rgb[q + below + 2]! * ws;
        }
      }
      const at = row * width + col;
      out[at] = r / n / 127.5 - 1;
      out[area + at] = g / n / 127.5 - 1;
      out[2 * area + at] = b / n / 127.5 - 1;
      if (isRim) {
        rim[0][Math.round(r / n)]!++;
        rim[1][Math.round(g / n)]!++;
        rim[2][Math.round(b / n)]!++;
      }
    }
  }
  return [median(rim[0], 2 * width), median(rim[1], 2 * width), median(rim[2], 2 * width)];
}

/** Positions of the samples along a side of `length`, measured from its middle: `taps` for each of its `pieces`. */
function samplesAlong(length: number, pieces: number, taps: number): Float64Array {
  const step = length / pieces;
  return Float64Array.from({ length: pieces * taps }, (_, k) => {
    return (Math.floor(k / taps) + ((k % taps) + 0.5) / taps) * step - length / 2;
  });
}

/** The median of `count` levels, given how often each occurs. */
function median(counts: Uint32Array, count: number): number {
  const half = count >> 1;
  let level = 0;
  for (let below = counts[0]!; below <= half && level < 255; ) below += counts[++level]!;
  return level;
}

function decodeCharacters({ classes, probabilities }: Characters, alphabet: string[]) {
  let text = '';
  let sum = 0;
  let previous = 0;
  const at: number[] = [];
  for (const [step, best] of classes.entries()) {
    if (best !== 0 && best !== previous) {
      text += alphabet[best] ?? '';
      at.push((step + 0.5) / classes.length);
      sum += probabilities[step]!;
    }
    previous = best;
  }
  return { text, confidence: at.length > 0 ? sum / at.length : 0, at };
}

/** Results by key; the least recently used are dropped. */
export class RecentResults<Result> {
  readonly #most: number;
  readonly #results = new Map<string, Result>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Result | undefined {
    const result = this.#results.get(key);
    if (result === undefined) return undefined;
    this.#results.delete(key);
    this.#results.set(key, result);
    return result;
  }

  set(key: string, result: Result): void {
    this.#results.set(key, result);
    const [oldest] = this.#results.keys();
    if (this.#results.size > this.#most && oldest !== undefined) this.#results.delete(oldest);
  }
}
