import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asSharp, decodePicture, type Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { editingMarks } from './editing-marks.ts';
import { isLevel } from './uneven-digits.ts';

const [WIDTH, HEIGHT, GROUND] = [700, 200, 130];

/** A sum in large print; `parts` may be SVG. */
async function drawn(parts: string): Promise<Picture> {
  const text = `<text x="40" y="${GROUND}" font-family="sans-serif" font-size="90">${parts}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  return decodePicture(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** The line around all ink, as detection would find it. */
function lineOn({ width, height, rgb }: Picture, text: string): TextLine {
  const background = [rgb[0]!, rgb[1]!, rgb[2]!] as const;
  const [across, down]: [number[], number[]] = [[], []];
  for (let k = 0; k < width * height; k++) {
    if (Math.abs(rgb[3 * k + 1]! - background[1]) < 60) continue;
    across.push(k % width);
    down.push(Math.floor(k / width));
  }
  const [left, right, top, bottom] = [bounds(across), bounds(down)].flat() as [number, number, number, number];
  const box = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, angle: 0 };
  return { text, confidence: 1, at: [], background, left, right, top, bottom, height: box.height, box };
}

function bounds(values: number[]): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b)) + 1];
}

function marksOn(picture: Picture, text: string, value: number) {
  const line = lineOn(picture, text);
  const seen = { lines: { week: [], amount: [line] }, amount: { value, confidence: 1 } };
  const label = { ...line, text: 'Ganancias de la semana', box: { ...line.box, width: 500, height: 30 } };
  return editingMarks(picture, 0, [line, label, label], seen).edited ?? [];
}

const [TEXT, VALUE] = ['$4,545.24', 4545.24];
/** The third digit of TEXT, changed by these attributes. */
const changed = (how: string, back = '') => `$4,5<tspan ${how}>4</tspan><tspan ${back}>5.24</tspan>`;

describe('a digit of a sum that isn’t like the others is marked where it is', () => {
  test.each([
    ['lower', changed('dy="4"', 'dy="-4"')],
    ['higher', changed('dy="-4"', 'dy="4"')],
    ['larger', changed('font-size="97"')],
    ['bolder', changed('stroke="#000" stroke-width="4"')],
    ['of another design', changed('transform-origin="0 0" font-family="serif"')],
  ])('%s', async (_, parts) => {
    const picture = await drawn(parts);
    const { left, right } = lineOn(picture, TEXT);
    for (const copy of [picture, await messenger(picture)]) {
      const marks = marksOn(copy, TEXT, VALUE);
      expect(marks.map(({ mark }) => mark)).toEqual(['uneven_digits']);
      const middle = (marks[0]!.box[0] + marks[0]!.box[2] / 2) * WIDTH;
      expect(Math.abs(middle - (left + (right - left) * 0.5))).toBeLessThan((right - left) * 0.12);
    }
  });
});

async function messenger(picture: Picture): Promise<Picture> {
  return decodePicture(await asSharp(picture).jpeg({ quality: 70 }).toBuffer());
}

describe('a sum that nobody edited isn’t marked', () => {
  const small = (how: string) => `$4,545<tspan font-size="45" ${how}>.24</tspan>`;
  test.each([
    ['plain', '$4,545.24'],
    ['smaller cents', small('')],
    ['raised cents', small('dy="-30"')],
    ['a smaller sign', '<tspan font-size="50" dy="-20">$</tspan><tspan dy="20">4,545.24</tspan>'],
    ['serifs', '<tspan font-family="serif">$4,545.24</tspan>'],
  ])('%s', async (_, parts) => {
    const picture = await drawn(parts);
    const shrunk = asSharp(picture).resize({ width: 400 });
    const night = asSharp(picture).linear([0.6, 0.42, 0.2], [8, 6, 2]);
    const copies = [
      picture,
      await messenger(picture),
      await decodePicture(await asSharp(picture).jpeg({ quality: 40 }).toBuffer()),
      await decodePicture(await shrunk.webp({ quality: 60 }).toBuffer()),
      await decodePicture(await night.jpeg({ quality: 70 }).toBuffer()),
      await decodePicture(await asSharp(picture).negate().jpeg({ quality: 60 }).toBuffer()),
    ];
    for (const copy of copies) expect(marksOn(copy, TEXT, VALUE)).toEqual([]);
  });

  test('turned a little, as in a photo whose lines seem level', async () => {
    const turned = asSharp(await drawn(TEXT)).rotate(1, { background: '#fff' });
    expect(marksOn(await decodePicture(await turned.png().toBuffer()), TEXT, VALUE)).toEqual([]);
  });

  test('old-style figures', async () => {
    const small = '<tspan font-size="60">0</tspan>';
    const picture = await drawn(`$1${small}6${small}<tspan dy="20">4</tspan>`);
    expect(marksOn(picture, '$10604', 10_604)).toEqual([]);
  });

  test('a digit alone of its kind can’t be compared', async () => {
    const picture = await drawn('$<tspan dy="6">4</tspan><tspan dy="-6">38</tspan>');
    expect(marksOn(picture, '$438', 438)).toEqual([]);
  });
});

test('text is level if most of its wide lines are', () => {
  const at = (angle: number) => ({ box: { x: 0, y: 0, width: 100, height: 10, angle } });
  expect(isLevel([0, 0, 0.01].map(at))).toBe(true);
  expect(isLevel([0, 0, 0.01, -0.02].map(at))).toBe(false);
  expect(isLevel([at(0)])).toBe(false);
});

describe('the bar of a gallery', () => {
  const row = (words: string[], top: number) =>
    words.map((text, k): TextLine => {
      const box = { x: 100 + 200 * k, y: top + 10, width: 90, height: 20, angle: 0 };
      return {
        text,
        top,
        box,
        left: 0,
        right: 0,
        bottom: top + 20,
        height: 20,
        confidence: 1,
        at: [],
        background: [0, 0, 0],
      };
    });
  const picture: Picture = { width: 1000, height: 2000, rgb: new Uint8Array(0) };
  const marks = (lines: TextLine[]) =>
    (editingMarks(picture, 0, lines, { lines: { week: [], amount: [] }, amount: null }).edited ?? []).map(
      ({ mark }) => mark,
    );

  test.each([
    ['Compartir', 'Editar', 'Eliminar'],
    ['Share', 'Edit', 'Delete'],
    ['Recortar', 'Texto', 'Stickers', 'Enviar'],
  ])('%s, %s, %s', (...words) => {
    expect(marks(row(words, 1900))).toEqual(['from_gallery']);
  });

  test('isn’t a driver app’s bar, nor words above it, nor in several rows', () => {
    expect(marks(row(['Inicio', 'Ganancias', 'Compartir', 'Perfil'], 1900))).toEqual([]);
    expect(marks(row(['Compartir', 'Editar', 'Eliminar'], 1000))).toEqual([]);
    expect(marks([...row(['Compartir'], 1750), ...row(['Editar'], 1830), ...row(['Eliminar'], 1920)])).toEqual([]);
  });
});
