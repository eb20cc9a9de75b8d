import type { Random } from '../../../sandbox/people/random.ts';
import { boxAt, DIGITS, type Hand, LETTERS, type Pen, type Point } from './pen.ts';

/** A place on a paper, in thousandths of a card's width. */
export interface Place {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

export function wordOf(random: Random, length: number, letters: readonly string[] = LETTERS): string {
  return Array.from({ length }, () => random.pick(letters)).join('');
}

function wordsOf(random: Random, most: number): string {
  let text = '';
  while (text.length < most) {
    const word = wordOf(random, random.whole(2, 9), random.chance(0.35) ? DIGITS : LETTERS);
    text += `${text === '' ? '' : ' '}${word}`;
    if (random.chance(0.2)) break;
  }
  return text.slice(0, most);
}

/** Draws small, pale labels with larger, darker values, or plain lines of one size. */
export function drawText(pen: Pen, random: Random, { x, y, wide, tall }: Place): void {
  const labelled = random.chance(0.6);
  const size = random.between(13, 26);
  const value: Hand = {
    tone: random.between(0.03, 0.22),
    bold: random.between(0.12, 0.2),
    wide: random.between(0.7, 0.95),
  };
  const label: Hand = { tone: random.between(0.2, 0.6), bold: 0.13, wide: random.between(0.72, 0.95) };
  let row = y;
  while (row + size < y + tall) {
    if (labelled) row = pen.write(wordOf(random, random.whole(3, 14)), [x, row], size * 0.5, label);
    if (row + size > y + tall) return;
    const lines = random.whole(1, 3);
    for (let k = 0; k < lines && row + size < y + tall; k++) {
      const most = Math.floor((wide * random.between(0.25, 1)) / (size * value.wide!));
      row = pen.write(wordsOf(random, most), [x, row], size, value);
    }
    if (random.chance(0.3)) row += size * random.between(0.2, 1.5);
  }
}

/** Small letters in one tone, from black to pale. */
export function drawSmallPrint(pen: Pen, random: Random, { x, y, wide, tall }: Place): void {
  const size = random.between(9, 15);
  const hand: Hand = { tone: random.between(0.1, 0.6), bold: 0.13, wide: 0.75 };
  for (let row = y; row + size < y + tall; )
    row = pen.write(wordsOf(random, Math.floor(wide / size / 0.75)), [x, row], size, hand);
}

/** Draws machine-readable lines, on a strip that is often white. */
export function drawMachineLines(pen: Pen, random: Random, { x, y, wide, tall }: Place, strip: Place): void {
  if (random.chance(0.8))
    pen.box(strip.x, strip.y, strip.wide, strip.tall, random.between(0.96, 1), random.between(0.6, 1));
  const lines = random.whole(2, 3);
  const count = lines === 2 ? random.whole(36, 44) : 30;
  const hand: Hand = { tone: random.between(0.03, 0.15), bold: random.between(0.1, 0.17), wide: 0 };
  const step = tall / lines;
  const size = Math.min(step * 0.66, (wide / count) * 1.45);
  hand.wide = wide / count / size;
  for (let k = 0; k < lines; k++) {
    let text = '';
    while (text.length < count)
      text += `${wordOf(random, random.whole(3, 9), random.chance(0.5) ? DIGITS : LETTERS)}<<`;
    const filled = random.chance(0.5) ? count : random.whole(12, count);
    pen.write(text.slice(0, filled).padEnd(count, '<').slice(0, count), [x, y + k * step], size, hand);
  }
}

/** Draws the squares of a 2D code. */
export function drawSquares(pen: Pen, random: Random, { x, y, wide }: Place): void {
  const count = random.whole(21, 45);
  const side = wide / count;
  if (random.chance(0.6)) pen.box(x - 2 * side, y - 2 * side, wide + 4 * side, wide + 4 * side, 1);
  const tone = random.between(0, 0.15);
  for (let k = 0; k < count * count; k++)
    if (random.chance(0.5)) pen.box(x + (k % count) * side, y + Math.floor(k / count) * side, side, side, tone);
  for (const [cx, cy] of [
    [0, 0],
    [count - 7, 0],
    [0, count - 7],
  ] as Point[]) {
    pen.box(x + cx * side, y + cy * side, 7 * side, 7 * side, tone);
    pen.box(x + (cx + 1) * side, y + (cy + 1) * side, 5 * side, 5 * side, 1);
    pen.box(x + (cx + 2) * side, y + (cy + 2) * side, 3 * side, 3 * side, tone);
  }
}

/** Draws bars, in one row or in several. */
export function drawBars(pen: Pen, random: Random, { x, y, wide, tall }: Place, rows: number): void {
  const quiet = random.between(0, 22);
  if (random.chance(0.75)) pen.box(x - quiet, y - quiet, wide + 2 * quiet, tall + 2 * quiet, 1);
  const tone = random.between(0, 0.12);
  const thin = rows === 1 ? random.between(2.2, 4) : random.between(2.6, 4.5);
  for (let row = 0; row < rows; row++) {
    const [top, high] = [y + (row * tall) / rows, tall / rows];
    // Both ends of such a code are the same in every row.
    const from = rows > 1 ? 9 * thin : 0;
    for (let at = x + from; at < x + wide - from; ) {
      const bar = thin * random.whole(1, 3);
      pen.box(at, top, Math.min(bar, x + wide - from - at), high + 0.4, tone);
      at += bar + thin * random.whole(1, 3);
    }
  }
  if (rows === 1) return;
  pen.box(x, y, 6 * thin, tall, tone);
  pen.box(x + 7 * thin, y, thin, tall, tone);
  pen.box(x + wide - 7 * thin, y, 6 * thin, tall, tone);
}

/** Draws a face on a plain or shaded background; `cover` below 1 makes it a ghost image. */
export function drawPortrait(pen: Pen, random: Random, { x, y, wide, tall }: Place, cover = 1): void {
  const ground = random.pick([1, 0.97, 0.88, 0.7, 0.5]);
  pen.shade(x, y, wide, tall, [ground, Math.min(1, Math.max(0.2, ground + random.between(-0.3, 0.1)))], cover);
  const [middle, skin, hair] = [x + wide / 2, random.between(0.35, 0.85), random.between(0.05, 0.45)];
  pen.ellipse(middle, y + tall, wide * 0.42, tall * 0.3, random.between(0.1, 0.9), cover);
  pen.ellipse(middle, y + tall * 0.38, wide * 0.25, tall * 0.27, hair, cover);
  pen.box(middle - wide * 0.08, y + tall * 0.55, wide * 0.16, tall * 0.2, skin, cover);
  pen.ellipse(middle, y + tall * 0.44, wide * 0.2, tall * 0.24, skin, cover);
  for (const side of [-1, 1])
    pen.ellipse(middle + side * wide * 0.08, y + tall * 0.42, wide * 0.025, tall * 0.015, 0.1, cover);
  pen.box(middle - wide * 0.06, y + tall * 0.54, wide * 0.12, tall * 0.012, 0.3, cover);
}

/** Draws a signature. */
export function drawSignature(pen: Pen, random: Random, { x, y, wide, tall }: Place): void {
  const points: Point[] = [];
  for (let k = 0; k < 26; k++)
    points.push([
      x + (wide * (k + random.between(-0.8, 0.8))) / 26,
      y + tall * (0.5 + 0.45 * Math.sin(k * 1.9) * random.next()),
    ]);
  pen.line(points, random.between(1.5, 4), random.between(0.05, 0.45));
}

/** Draws a stamp: letters in a frame. */
export function drawStamp(pen: Pen, random: Random, { x, y }: Place): void {
  const [size, tone] = [random.between(10, 16), random.between(0.25, 0.5)];
  const text = wordOf(random, random.whole(6, 16));
  const wide = text.length * size * 0.75 + 18;
  pen.line([...boxAt(x, y, wide, size + 14), [x, y]], 2, tone);
  pen.write(text, [x + 10, y + 7], size, { tone, wide: 0.75 });
}

/** Draws what makes an empty part of a card look like a reflection: white fields, pale discs, shaded bars. */
export function drawField(pen: Pen, random: Random, { x, y, wide, tall }: Place): void {
  const tone = random.between(0.9, 1);
  const kind = random.whole(0, 4);
  const radius = (Math.min(wide, tall) / 2) * random.between(0.4, 1);
  const [cx, cy] = [x + wide * random.between(0.3, 0.7), y + tall / 2];
  if (kind === 0) pen.box(x, y, wide, tall * random.between(0.4, 1), tone);
  else if (kind === 1) pen.ellipse(cx, cy, radius, radius, tone);
  else if (kind === 2)
    for (let k = 1; k <= 8; k++) pen.ellipse(cx, cy, radius * (1.2 - k / 10), radius * (1.2 - k / 10), 1, 0.25);
  else if (kind === 3) pen.shade(x, y, wide, tall * random.between(0.2, 1), random.chance(0.5) ? [1, 0.3] : [0.4, 1]);
  else
    for (let k = 0; k < 12; k++)
      pen.ellipse(cx, cy, radius * (1 - k / 12), radius * (1 - k / 12), k % 2 ? 0.95 : random.between(0.5, 0.9), 0.8);
}

/** Draws fine lines all over a card. */
export function drawWaves(pen: Pen, random: Random, { x, y, wide, tall }: Place): void {
  const [count, cover] = [random.whole(8, 34), random.between(0.15, 0.55)];
  const [tones, high, turns] = [
    [random.between(0.55, 0.9), random.between(0.55, 0.9)],
    random.between(5, 45),
    random.between(1, 7),
  ];
  for (let k = 0; k < count; k++) {
    const shift = random.between(0, 1.5);
    const points = Array.from({ length: 22 }, (_, n): Point => {
      const at = n / 21;
      return [x + wide * at, y + (tall * (k + 0.5)) / count + high * Math.sin(turns * 2 * Math.PI * at + shift)];
    });
    pen.line(points, random.between(1, 2), tones[k % 2]!, cover);
  }
}
