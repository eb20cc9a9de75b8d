import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { decodePicture, type Picture } from '../../../../reader/engine/picture.ts';
import { type Digit, digitsOf, type Sum } from '../../../../reader/screenshots/editing/digits.ts';
import type { Truth } from '../judge.ts';
import { Random } from '../wording.ts';
import { seenSums, truthOf } from './seen-sums.ts';

// Edits the sum of screenshots as people do: node lab/screenshots/bench/edited/forge.ts FOLDER OUT [SEED]. Three pictures of each whose digits
// can be told apart, with the kind as `forged` in their truth.jsonl:
// - pasted: a digit of the same sum over another, by hand: up to some pixels off, every second one scaled a little;
// - typed: a digit painted over and typed in another font of about its size;
// - repainted: the sum painted over and typed anew.
// Half are saved as a messenger does, half as an editor.
const FONTS = ['Roboto', 'Inter', 'Lato', 'Open Sans', 'Carlito', 'Noto Sans', 'DejaVu Sans', 'Liberation Sans'];
const [folder, out] = [resolve(process.argv[2]!), resolve(process.argv[3]!)];
const random = new Random(Number(process.argv[4] ?? 1) * 7919);
mkdirSync(out, { recursive: true });
const sums = new Map((await seenSums(folder)).map((sum) => [sum.file, sum]));
const truth: object[] = [];
for (const one of truthOf(folder)) {
  const sum = sums.get(one.file);
  if (!sum?.line || one.amount === null) continue;
  const found = digitsOf(await decodePicture(join(folder, one.file)), sum.line, sum.value);
  if (!found) continue;
  for (const [kind, edit] of Object.entries({ pasted, typed, repainted })) {
    const picture = await decodePicture(join(folder, one.file));
    await edit(picture, found, sum.line.text);
    const file = `${one.file.replace(/\..*/, '')}-${kind}.jpg`;
    writeFileSync(join(out, file), await saved(picture));
    truth.push({ ...(one satisfies Truth), file, forged: kind, honest: one.file });
  }
}
writeFileSync(join(out, 'truth.jsonl'), `${truth.map((line) => JSON.stringify(line)).join('\n')}\n`);
console.log(`${truth.length} pictures in ${out}`);

async function pasted(picture: Picture, { whole }: Sum): Promise<void> {
  const at = random.pick(whole);
  const donors = whole.filter(({ char }) => char !== at.char);
  if (donors.length === 0) return typed(picture, { whole, cents: [] });
  const from = random.pick(donors);
  const height = from.bottom - from.top;
  const scale = random.chance(0.5) ? 1 : random.between(0.95, 1.05);
  const [besides, above] = [2, Math.round(height * random.between(0.05, 0.2))];
  const [left, top] = [Math.floor(from.left) - besides, Math.floor(from.top) - above];
  const [width, tall] = [Math.ceil(from.right) + besides - left, Math.ceil(from.bottom) + above - top];
  const source = Uint8Array.from(picture.rgb);
  const paper = colourAround(picture, at);
  fill(picture, boxAround(at, 2, above), paper);
  const x = (at.left + at.right) / 2 - (width * scale) / 2 + normal() * 0.02 * height;
  const y = at.bottom - (from.bottom - top) * scale + normal() * 0.025 * height;
  const [px, py] = [Math.round(x), Math.round(y)];
  for (let v = 0; v < Math.round(tall * scale); v++)
    for (let u = 0; u < Math.round(width * scale); u++) {
      const to = 3 * ((py + v) * picture.width + px + u);
      for (let c = 0; c < 3; c++)
        picture.rgb[to + c] = Math.round(
          sample(source, picture.width, left + (u + 0.5) / scale - 0.5, top + (v + 0.5) / scale - 0.5, c),
        );
    }
}

async function typed(picture: Picture, { whole }: Sum): Promise<void> {
  const at = random.pick(whole);
  const height = at.bottom - at.top;
  const ink = inkOf(picture, at);
  fill(picture, boxAround(at, 2, Math.round(height * 0.08)), near(colourAround(picture, at)));
  const others = [...'0123456789'].filter((char) => char !== at.char);
  await write(picture, random.pick(others), {
    height: height * (1 + normal() * 0.04),
    bottom: at.bottom + normal() * 0.025 * height,
    middle: (at.left + at.right) / 2 + normal() * 0.02 * height,
    ink,
    weight: weightOf(at),
    font: random.pick(FONTS),
  });
}

async function repainted(picture: Picture, { whole, cents }: Sum, text = ''): Promise<void> {
  const all = [...whole, ...cents];
  const height = whole[0]!.bottom - whole[0]!.top;
  const [left, right] = [whole[0]!.left - height * 0.04, all.at(-1)!.right + height * 0.1];
  const above = height * random.between(0.15, 0.4);
  const ink = inkOf(picture, whole[0]!);
  fill(picture, [left, whole[0]!.top - above, right, whole[0]!.bottom + above], near(colourAround(picture, whole[0]!)));
  const number = /\d[\d.,' ]*\d/.exec(text)?.[0] ?? '4,512.30';
  const other = number.replace(/\d/g, () => String(random.whole(1, 9)));
  await write(picture, other, {
    height: height * (1 + normal() * 0.03),
    bottom: whole[0]!.bottom + normal() * 0.02 * height,
    middle: (left + right) / 2,
    ink,
    weight: weightOf(whole[0]!),
    font: random.pick(FONTS),
  });
}

interface Typed {
  height: number;
  bottom: number;
  middle: number;
  ink: number[];
  weight: number;
  font: string;
}

async function write(picture: Picture, text: string, { height, bottom, middle, ink, weight, font }: Typed) {
  // Size and baseline by the font's own eight, since editors set a line and don't fit a digit.
  const [size, lift] = await sizeOf(font, weight, height);
  const [width, tall] = [Math.ceil(text.length * size), Math.ceil(size * 2)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}"><text x="${width / 2}" y="${size * 1.4}" text-anchor="middle" font-family="${font}" font-weight="${weight}" font-size="${size}">${text}</text></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x0, y0] = [Math.round(middle - width / 2), Math.round(bottom - lift - size * 1.4)];
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < width; x++) {
      const part = data[y * width + x]! / 255;
      const [px, py] = [x0 + x, y0 + y];
      if (part === 0 || px < 0 || py < 0 || px >= picture.width || py >= picture.height) continue;
      const k = 3 * (py * picture.width + px);
      for (let c = 0; c < 3; c++) picture.rgb[k + c] = Math.round(picture.rgb[k + c]! * (1 - part) + ink[c]! * part);
    }
}

/** The font size at which an 8 has this height, and how far it reaches below the baseline. */
async function sizeOf(font: string, weight: number, height: number): Promise<[size: number, lift: number]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><text x="100" y="300" font-family="${font}" font-weight="${weight}" font-size="200">8</text></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: 400 }, (_, y) =>
    data.subarray(y * 400, y * 400 + 400).some((level) => level > 127),
  );
  const [top, end] = [rows.indexOf(true), rows.lastIndexOf(true) + 1];
  const size = (200 * height) / (end - top);
  return [size, ((end - 300) * size) / 200];
}

function weightOf({ top, bottom, stroke }: Digit): number {
  const heavy = stroke / (bottom - top);
  return heavy > 0.18 ? 700 : heavy > 0.155 ? 600 : 400;
}

function saved({ rgb, width, height }: Picture): Promise<Buffer> {
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  if (random.chance(0.5)) return picture.jpeg({ quality: random.whole(86, 95) }).toBuffer();
  return picture
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: random.whole(60, 85) })
    .toBuffer();
}

function boxAround({ left, right, top, bottom }: Digit, besides: number, above: number) {
  return [left - besides, top - above, right + besides, bottom + above];
}

function fill({ rgb, width, height }: Picture, box: number[], colour: number[]): void {
  const [left, top, right, bottom] = box.map(Math.round) as [number, number, number, number];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++)
      for (let c = 0; c < 3; c++) rgb[3 * (y * width + x) + c] = colour[c]!;
}

/** Median colour just above a digit. */
function colourAround({ rgb, width }: Picture, { left, right, top, bottom }: Digit): number[] {
  const y = Math.max(0, Math.round(top - (bottom - top) * 0.12));
  return [0, 1, 2].map((c) => {
    const row = [];
    for (let x = Math.round(left); x < right; x++) row.push(rgb[3 * (y * width + x) + c]!);
    return row.sort((a, b) => a - b)[row.length >> 1]!;
  });
}

/** As far off as a colour picked on a phone: exact every second time. */
function near(colour: number[]): number[] {
  if (random.chance(0.5)) return colour;
  const off = random.whole(-5, 5);
  return colour.map((level) => Math.min(255, Math.max(0, level + off)));
}

function inkOf(picture: Picture, digit: Digit): number[] {
  const paper = colourAround(picture, digit);
  let best: { far: number; colour: number[] }[] = [];
  for (let y = Math.round(digit.top); y < digit.bottom; y++)
    for (let x = Math.round(digit.left); x < digit.right; x++) {
      const k = 3 * (y * picture.width + x);
      const colour = [...picture.rgb.subarray(k, k + 3)];
      best.push({ far: Math.hypot(...colour.map((level, c) => level - paper[c]!)), colour });
    }
  best = best.sort((a, b) => b.far - a.far).slice(0, Math.ceil(best.length * 0.15));
  return [0, 1, 2].map((c) => best.map(({ colour }) => colour[c]!).sort((a, b) => a - b)[best.length >> 1]!);
}

function sample(rgb: Uint8Array, width: number, x: number, y: number, c: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const at = (px: number, py: number) => rgb[3 * (py * width + px) + c]!;
  return (
    (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
    (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
  );
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
